import { createComponentLoader, type PropsOf } from '../../../ui/component-loader.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'

const loader = createComponentLoader(async () => (await import('./direct-order.tsx')).DirectOrder)

/**
 * The version of `DirectOrder` for the ES module build, which loads the component only for bookings, donations and
 * subscriptions.
 */
export function DirectOrder(props: PropsOf<typeof loader>) {
  return <OnDemand loader={loader} props={props} />
}
