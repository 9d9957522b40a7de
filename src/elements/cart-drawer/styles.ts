import picture from '../../ui/picture.css?inline'
import toast from '../../ui/toast.css?inline'
import cartDrawer from './cart-drawer.css?inline'
import cartLine from './cart-line.css?inline'

/** The stylesheets of `<cart-drawer>`, also adopted by elements that include its component. */
export const cartDrawerStyles = [picture, cartDrawer, cartLine, toast]
