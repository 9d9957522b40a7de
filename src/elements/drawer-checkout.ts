import { drawerStore } from '../cart/drawer.ts'
import { ensureCompanion } from './companions.ts'

/** What the drawer's own button does, for a script: same settings, same events, from the same tag. */
export async function checkoutFromDrawer(): Promise<void> {
  const [drawer] = drawerStore.getState().drawers
  if (drawer) return drawer.checkout()
  // A tag that was just added announces its drawer once it has rendered.
  await new Promise<void>((resolve) => {
    const stop = drawerStore.subscribe(({ drawers }) => {
      if (drawers.length === 0) return
      stop()
      resolve()
    })
    ensureCompanion('cart-drawer')
  })
  return checkoutFromDrawer()
}
