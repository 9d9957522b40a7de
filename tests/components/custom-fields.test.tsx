import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cartStore } from '../../src/cart/cart.ts'
import { openCart } from '../../src/cart/drawer.ts'
import { CartDrawer, CartPanel } from '../../src/elements/cart-drawer/cart-drawer.tsx'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { CustomFieldInputs } from '../../src/elements/product-detail/product-view.tsx'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { descriptionOf, renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

await Promise.all([CartPanel.load(), CustomFieldInputs.load()])

const sign = aWireProduct({
  id: 'prod_sign',
  title: 'Door sign',
  variants: [aWireVariant({ id: 'brass', title: 'Door sign', manage_inventory: false })],
  custom_fields: [
    { id: 'name', title: 'Name on the sign', is_required: true },
    { id: 'note', title: 'Note for us', is_required: false },
  ],
})

async function showSign(product = sign) {
  const { client } = aStoreWith({ products: [product] })
  const view = renderComponent(
    <>
      <ProductDetail productId="prod_sign" productParam="product" storeUrl="/store" />
      <CartDrawer successUrl="/success" />
    </>,
    { client },
  )
  await screen.findByRole('heading', { name: 'Door sign' })
  return { ...view, add: () => view.user.click(screen.getByRole('button', { name: 'Add to Cart' })) }
}

const nameField = () => screen.getByRole('textbox', { name: 'Name on the sign' })
const valuesInCart = () =>
  cartStore
    .getState()
    .items.map(({ custom_field_values }) => custom_field_values?.map(({ value }) => value).join(', '))

describe('a product with custom fields', () => {
  it('is not added to the cart while a required field is empty, and that field shows an error', async () => {
    const { add, user } = await showSign()
    await user.type(nameField(), '  ')
    await add()
    expect(valuesInCart()).toEqual([])
    expect(document.activeElement).toBe(nameField())
    expect(nameField().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(nameField())).toBe('Enter “Name on the sign” to add this product to your cart.')
    await user.type(nameField(), 'Volt')
    expect(nameField().getAttribute('aria-invalid')).toBe('false')
  })

  it('is added to the cart with trimmed field values, which the cart shows, and without empty fields', async () => {
    const { add, user } = await showSign()
    await user.type(nameField(), ' Volt & Sons ')
    await add()
    await user.type(screen.getByRole('textbox', { name: 'Note for us (optional)' }), 'Soon, please')
    await add()
    expect(valuesInCart()).toEqual(['Volt & Sons', 'Volt & Sons, Soon, please'])
    act(openCart)
    expect(screen.getAllByText('Name on the sign: Volt & Sons')).toHaveLength(2)
    expect(screen.getByText('Note for us: Soon, please')).toBeTruthy()
  })
})
