import { drawerStore } from '../cart/drawer.ts'
import { ensureCompanion } from './companions.ts'
import { edgeOf } from './connected-elements.ts'

/** What the drawer's own button does, for a script: same settings, same events, from the same tag. */
export async function checkoutFromDrawer(): Promise<void> {
  const [drawer] = drawerStore.getState().drawers
  if (drawer) return drawer.checkout()
  const added = edgeOf(ensureCompanion('cart-drawer'))
  if (!added?.state.getState().store?.settings) {
    throw new Error('There is no cart to check out: the page has no cart-drawer that knows its store.')
  }
  // A tag that was just added announces its drawer once it has rendered.
  await new Promise<void>((resolve) => {
    const stop = drawerStore.subscribe(({ drawers }) => {
      if (drawers.length === 0) return
      stop()
      resolve()
    })
  })
  return checkoutFromDrawer()
}
