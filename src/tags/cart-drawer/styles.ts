import picture from '../../ui/picture.css?inline'
import toast from '../../ui/toast.css?inline'
import cartDrawer from './cart-drawer.css?inline'

/** Stylesheets of `<cart-drawer>`, which elements that compose it also adopt. */
export const cartDrawerStyles = [picture, cartDrawer, toast]
