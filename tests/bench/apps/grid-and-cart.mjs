// What a shop imports that wants the listing and the cart, and nothing else.
import 'electrician-elements/store-grid'
import 'electrician-elements/cart-button'
import 'electrician-elements/cart-drawer'
