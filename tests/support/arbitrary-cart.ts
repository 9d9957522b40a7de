import fc from 'fast-check'
import { type CartItem, createLine } from '../../src/cart/cart-item.ts'
import { aCurrency, aLeanProduct, aVariant } from './factories.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const currency = fc.constantFrom(
  null,
  aCurrency(),
  aCurrency({ code: 'eur', symbol: '€', template: '$1 €' }),
  aCurrency({ code: 'chf', symbol: '', template: null }),
)

const line: fc.Arbitrary<CartItem> = fc
  .record({
    id: fc.string({ minLength: 1, unit: 'grapheme' }),
    title: fc.string({ unit: 'grapheme' }),
    price_in_cents: cents,
    sale_price_in_cents: fc.option(cents),
    currency_info: currency,
    manage_inventory: fc.boolean(),
    inventory_quantity: fc.option(fc.nat()),
    quantity: fc.integer({ min: 1, max: 9999 }),
  })
  .map(({ quantity, ...described }) => {
    const variant = aVariant(described)
    const product = aLeanProduct({ id: `prod_${described.id}`, title: described.title })
    return createLine({ product, variant, quantity })
  })

/** Generates valid carts with integer amounts and at most one line for each variant. */
export const someLines = fc.uniqueArray(line, { selector: ({ variant }) => variant.id, maxLength: 8 })
