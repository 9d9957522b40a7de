import { createComponentLoader, type PropsOf } from '../../ui/component-loader.ts'
import { OnDemand } from '../../ui/on-demand.tsx'

const loader = createComponentLoader(async () => (await import('./cart-body.tsx')).CartBody)

/** The version of `CartBody` for ES modules, which load it after the page has started or when the cart opens. */
export function CartBody(props: PropsOf<typeof loader>) {
  return <OnDemand loader={loader} props={props} />
}
