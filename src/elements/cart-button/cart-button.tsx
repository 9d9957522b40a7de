import { __iconData as shoppingCartIcon } from 'lucide-react/icons/shopping-cart'
import { useStore } from 'zustand'
import { openCart, prepareCart } from '../../cart/drawer.ts'
import { pageCart } from '../../cart/page-cart.ts'
import { cartTexts } from '../../texts/en/cart.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import cartButton from './cart-button.css?inline'

/** Quantities above this appear as "999+", because more digits would cover the icon. */
const MAX_SHOWN = 999

/** A cart icon with a quantity badge that opens the cart. Makes no requests to the store. */
export const CartButton = withStyles([cartButton], Button)

function Button() {
  const text = useTexts(cartTexts)
  const count = useStore(pageCart, (state) => state.count)
  const kept = useStore(pageCart, ({ keptCount = 0 }) => keptCount)
  const contents = count === 0 ? text('open_cart_empty') : text('open_cart', { count })
  const name = kept === 0 ? contents : text('cart_kept', { name: contents, count: kept })
  const badge = count > MAX_SHOWN ? text('cart_badge_max', { max: MAX_SHOWN }) : count
  return (
    <button
      type="button"
      className="icon-button cart-button"
      part="button"
      aria-label={name}
      aria-haspopup="dialog"
      onPointerEnter={prepareCart}
      onFocus={prepareCart}
      onClick={openCart}
    >
      <Icon data={shoppingCartIcon} />
      {count > 0 && (
        <span
          key={badge}
          className="cart-badge"
          part="badge"
          aria-hidden="true"
          dir="auto"
          data-long={count > 99 || undefined}
        >
          {badge}
        </span>
      )}
    </button>
  )
}
