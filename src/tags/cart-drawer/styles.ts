import picture from '../../ui/picture.css?inline'
import toast from '../../ui/toast.css?inline'
import cartDrawer from './cart-drawer.css?inline'

/** For the element, and for elements that compose it. */
export const cartDrawerStyles = [picture, cartDrawer, toast]
