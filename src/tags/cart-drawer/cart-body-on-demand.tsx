import { ModuleOnDemand, onDemand } from '../../ui/module-on-demand.tsx'
import type { CartBodyProps } from './cart-body.tsx'

const body = onDemand(async () => (await import('./cart-body.tsx')).CartBody)

/** The version of `CartBody` for the modules of prerendered websites, which load it after the page has started. */
export function CartBody(props: CartBodyProps) {
  return <ModuleOnDemand source={body} props={props} />
}
