import { __iconData as imageOffIcon } from 'lucide-react/icons/image-off'
import { memo, useRef } from 'react'
import { useStore } from 'zustand'
import { setQuantity, stepQuantity } from '../../cart/cart.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { cartCheckOf } from '../../cart/check-cart.ts'
import { formattedTotal } from '../../cart/formatted-total.ts'
import { displayPrice, hasPrice } from '../../catalog/product-price.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { storeTexts } from '../../texts/en/store.ts'
import type { Locale } from '../../texts/locale.ts'
import { translator } from '../../texts/translate.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { useFocusHandoff } from '../../ui/focus.ts'
import { ProductImage } from '../../ui/product-image.tsx'
import { QuantityNote } from '../../ui/quantity-note.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Text } from '../../ui/text.tsx'
import { useStoreClient } from '../../ui/use-store-data.ts'

export interface CartLineProps {
  /** The cart line to show. */
  item: CartItem
  /** Called when the visitor clicks "Remove". */
  onRemove: (item: CartItem, button: HTMLElement) => void
  /** Called with the line's element if the line unmounts while it contains focus. */
  onFocusLost: (line: HTMLElement) => void
}

/** Returns a line's name: the product's title, the variant's title if different, and custom field values. */
export function lineName({ product, variant, custom_field_values = [] }: CartItem, locale: Locale): string {
  const text = translator(sharedTexts, locale)
  // A product without styles has a single variant, which has the same title as the product.
  const titles = variant.title === product.title ? [product.title] : [product.title, variant.title]
  return [...titles, ...custom_field_values.map(({ value }) => value)]
    .filter(Boolean)
    .reduceRight((more, first) => text('list', { first, more }))
}

/** A cart line: image, title, price, quantity stepper and "Remove" button. */
export const CartLine = memo(function CartLine({ item, onRemove, onFocusLost }: CartLineProps) {
  const text = useTexts(orderTexts)
  const locale = useLocale()
  const { product, variant, quantity } = item
  const line = useRef<HTMLLIElement>(null)
  useFocusHandoff(line, onFocusLost)
  const name = lineName(item, locale)
  const unavailable = useTexts(storeTexts)('unavailable')
  const left = useStore(cartCheckOf(useStoreClient()).news, (news) => news.get(item.key)?.left ?? quantity)
  return (
    <li ref={line} className="cart-line" part="line" tabIndex={-1}>
      <ProductImage src={variant.image_url ?? product.image} alt="" missingIcon={imageOffIcon} />
      <div>
        <p key={product.title} className="cart-line-title">
          {product.title}
        </p>
        {variant.title !== product.title && (
          <p className="small-note">
            <Text>{variant.title}</Text>
          </p>
        )}
        {item.custom_field_values?.map(({ custom_field_id, title, value }) => (
          <p key={custom_field_id} className="small-note">
            <bdi>{text('field_value', { field: title, value })}</bdi>
          </p>
        ))}
        <p>
          <bdi className="price">
            <Text>{displayPrice(variant, locale)?.current ?? ''}</Text>
          </bdi>
          {quantity > 1 && hasPrice(variant) && (
            <bdi className="small-note" dir="ltr">
              <Text>{` × ${quantity} = ${formattedTotal([item], locale)}`}</Text>
            </bdi>
          )}
        </p>
        <QuantityNote quantity={quantity} limits={variant.quantity_limits} />
        {left < quantity && (
          <p className="line-note">
            <Text>{left > 0 ? text('units_left', { left }) : unavailable}</Text>
            {left > 0 && (
              <button
                type="button"
                className="text-button"
                aria-label={text('field_value', { field: text('set_quantity', { left }), value: name })}
                onClick={() => {
                  // The button disappears.
                  line.current?.focus()
                  setQuantity(item.key, left)
                }}
              >
                <Text>{text('set_quantity', { left })}</Text>
              </button>
            )}
          </p>
        )}
      </div>
      <div className="cart-line-actions">
        <QuantityStepper
          quantity={quantity}
          limits={variant.quantity_limits}
          label={name}
          onStep={(step) => stepQuantity(item.key, step)}
          onQuantity={(typed) => setQuantity(item.key, typed)}
        />
        <button
          type="button"
          className="text-button"
          aria-label={text('remove_item', { name })}
          onClick={({ currentTarget }) => onRemove(item, currentTarget)}
        >
          {text('remove')}
        </button>
      </div>
    </li>
  )
})
