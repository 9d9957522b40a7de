import type { Product, Variant } from '../../../catalog/product.ts'
import { orderKind } from '../../../catalog/product-choices.ts'
import { hasPrice } from '../../../catalog/product-price.ts'
import field from '../../../ui/field.css?inline'
import { withStyles } from '../../../ui/with-styles.tsx'
import type { CustomFields } from '../use-custom-fields.ts'
import { AskToOrder } from './ask-to-order.tsx'
import { Booking } from './booking.tsx'
import directOrder from './direct-order.css?inline'
import { DonationForm } from './donation-form.tsx'

interface DirectOrderProps {
  /** The product, whose `orderKind` is not `cart`. */
  product: Product
  /** The selected variant. */
  variant: Variant | undefined
  /** The product's custom fields. */
  custom: CustomFields
}

/**
 * The part of a product page where visitors book an appointment or donate without the cart, or read how to
 * ask for a subscription.
 */
export const DirectOrder = withStyles([field, directOrder], OrderForm)

function OrderForm({ product, variant, custom }: DirectOrderProps) {
  const kind = orderKind(product)
  const common = { product, custom }
  // Resets the choices when the visitor selects another variant.
  const key = variant?.id
  const canOrder = product.purchasable && variant && hasPrice(variant)
  if (canOrder && kind === 'booking' && variant.booking_event)
    return <Booking key={key} {...common} variant={variant} event={variant.booking_event} />
  if (canOrder && kind === 'donation' && variant.donation)
    return <DonationForm key={key} {...common} variant={variant} limits={variant.donation} />
  return kind === 'cart' ? null : <AskToOrder kind={kind} />
}
