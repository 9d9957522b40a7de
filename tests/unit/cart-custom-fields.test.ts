// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { addToCart, cartStore, clearCart } from '../../src/cart/cart.ts'
import type { CustomFieldValue } from '../../src/cart/cart-item.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { startCheckout } from '../../src/checkout/checkout.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aManagedVariant, aProduct, aVariant } from '../support/factories.ts'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

const product = aProduct({ title: 'Sign' })
const variant = aVariant({ id: 'sign', title: 'Brass' })
const settings = { host: 'https://store.example', storeId: 'shop' }
const engraving = (value: string): CustomFieldValue[] => [
  { custom_field_id: 'text', title: 'Engraving', value },
]

const add = (value?: string, quantity = 1) =>
  addToCart(product, variant, quantity, null, settings, value ? engraving(value) : [])
const lines = () =>
  cartStore
    .getState()
    .items.map((item) => `${item.quantity} × ${item.custom_field_values?.[0]?.value ?? 'plain'}`)

beforeEach(() => clearCart())

describe('cart lines with custom fields', () => {
  it('stay separate if their values differ', () => {
    add('Anna')
    add('Ben')
    add()
    add('Anna', 2)
    expect(lines()).toEqual(['3 × Anna', '1 × Ben', '1 × plain'])
  })

  it('count together toward the stock limit of their variant', () => {
    const managed = aManagedVariant(3)
    const addManaged = (value: string, quantity: number) =>
      addToCart(product, managed, quantity, 3, settings, engraving(value))
    addManaged('Anna', 2)
    addManaged('Ben', 1)
    expect(() => addManaged('Cleo', 1)).toThrow('Only 3 left.')
  })

  it('keep their values when the cart is saved', () => {
    add('Anna “A”')
    add()
    const { items } = cartStore.getState()
    const saved = parseLines(serializeLines(items))
    expect(saved.map(({ custom_field_values }) => custom_field_values)).toEqual([
      engraving('Anna “A”'),
      undefined,
    ])
  })

  it('lose only invalid values when a saved cart is read', () => {
    add('Anna')
    const [line] = JSON.parse(serializeLines(cartStore.getState().items))
    const withFields = (custom_field_values: unknown) =>
      parseLines(JSON.stringify([{ ...line, custom_field_values }]))[0]
    expect(withFields('x')).toMatchObject({ quantity: 1 })
    expect(withFields('x')).not.toHaveProperty('custom_field_values')
    expect(
      withFields([{ custom_field_id: 'text', value: '' }, ...engraving('Ben')])?.custom_field_values,
    ).toEqual(engraving('Ben'))
  })

  it('include their values in the checkout request', async () => {
    const orders: unknown[] = []
    const { client } = aFakeStore((_url, init) => {
      orders.push(JSON.parse(String(init?.body)))
      return anErrorResponse(500, 'Broken')
    })
    addToCart(product, variant, 1, null, client.settings, engraving('Anna'))
    addToCart(product, variant, 1, null, client.settings)
    await startCheckout({ client, successUrl: undefined, emit: () => true, locale: ENGLISH })
    const custom_field_values = [{ custom_field_id: 'text', value: 'Anna' }]
    expect(orders).toMatchObject([
      {
        items: [
          { variant_id: 'sign', quantity: 1, custom_field_values },
          { variant_id: 'sign', quantity: 1 },
        ],
      },
    ])
  })
})
