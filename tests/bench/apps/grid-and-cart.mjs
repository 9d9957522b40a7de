// The entry point of an app that contains only the product grid and the cart.
import 'electrician-elements/store-grid'
import 'electrician-elements/cart-button'
import 'electrician-elements/cart-drawer'
