import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BuyButton } from '../../src/elements/buy-button/buy-button.tsx'
import { recordMessages } from '../support/author-messages.ts'
import { cartContent, currentToast } from '../support/carts.ts'
import { aMug, aTwoColorTee, aWirePrice, aWireVariant } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aFakeStore, aStoreWith } from '../support/stores.ts'

interface Attributes {
  productId?: string
  variantId?: string
  quantity?: string
}

type StoreContents = Parameters<typeof aStoreWith>[0]

function show(contents: StoreContents, { productId = 'prod_mug', quantity = '1', ...rest }: Attributes = {}) {
  const { client } = aStoreWith({ stock: { mug: 5, black: 5, amber: 5 }, ...contents })
  return renderComponent(
    <BuyButton productId={productId} quantity={quantity} productUrl="/item/{id}" {...rest} />,
    { client },
  )
}

const buyButton = (name = /^Add to Cart ?: Mug$/) => screen.findByRole('button', { name })

describe('<buy-button>', () => {
  it('shows a disabled button while the product loads', () => {
    const { client } = aFakeStore(() => new Promise(() => {}))
    renderComponent(<BuyButton productId="prod_mug" quantity="1" productUrl="/item/{id}" />, { client })
    expect(screen.getByRole('status').textContent).toBe('Loading product…')
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', true)
  })

  it('shows the price, but not the product’s title or picture', async () => {
    show({ products: [aMug()] })
    expect(await screen.findByText('$19.99')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('adds the number of items from its quantity attribute and shows that number next to the price', async () => {
    const { user, onEvent } = show({ products: [aMug()] }, { quantity: '3' })
    await user.click(await buyButton())
    await waitFor(() => expect(cartContent()).toEqual({ mug: 3 }))
    expect(screen.getByText(/× 3/).parentElement?.textContent).toBe('$19.99 × 3')
    expect(currentToast()?.description).toBe('3 x Mug (Mug) added.')
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('cart-add', expect.objectContaining({ quantity: 3 }))
  })

  it('adds the closest quantity that the store sells', async () => {
    const quantity_limits = { minimum: 5, multiple_of: 5 }
    const variants = [aWireVariant({ id: 'clips', manage_inventory: false, quantity_limits })]
    const { user } = show({ products: [aMug({ variants })] }, { quantity: '12' })
    await user.click(await buyButton())
    await waitFor(() => expect(cartContent()).toEqual({ clips: 10 }))
  })

  it('adds the chosen variant at its price', async () => {
    const { user } = show({ products: [aTwoColorTee()] }, { productId: 'prod_tee', variantId: 'amber' })
    await user.click(await buyButton(/^Add to Cart ?: Tee$/))
    await waitFor(() => expect(cartContent()).toEqual({ amber: 1 }))
    expect(screen.getByRole('insertion').textContent).toBe('$18.50')
    expect(currentToast()?.description).toBe('1 x Tee (Amber) added.')
  })

  it('opens the product page when the product has several variants and none is chosen', async () => {
    const { user, onEvent } = show({ products: [aTwoColorTee()] }, { productId: 'prod_tee' })
    onEvent.mockReturnValue(false)
    await user.click(await buyButton(/^Add to Cart ?: Tee$/))
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('product-select', expect.anything())
    expect(cartContent()).toEqual({})
  })

  it('opens the product page of a product with a required custom field, even if a variant is chosen', async () => {
    const custom_fields = [{ id: 'name', title: 'Name on the mug', is_required: true }]
    const { user, onEvent } = show({ products: [aMug({ custom_fields })] }, { variantId: 'mug' })
    onEvent.mockReturnValue(false)
    await user.click(await buyButton())
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('product-select', expect.anything())
    expect(cartContent()).toEqual({})
  })

  it('is disabled and logs an error when the product lacks the chosen variant', async () => {
    const loggedMessages = recordMessages()
    show({ products: [aTwoColorTee()] }, { productId: 'prod_tee', variantId: 'green' })
    expect(await buyButton(/^Currently unavailable ?: Tee$/)).toHaveProperty('disabled', true)
    expect(await loggedMessages()).toEqual([
      '<buy-button variant-id="green">: the store has no such variant. Use one of: "black", "amber".',
    ])
  })

  it.each([
    [
      'a donation',
      'donation',
      { donation: { allow_custom_amount: true, min_amount: 500, max_amount: null } },
      'From $5.00',
      'Donate',
    ],
    ['a free booking', 'booking', { prices: [aWirePrice({ amount: 0 })] }, 'Free', 'Book a time'],
    ['a subscription', 'subscription', {}, '$19.99', 'View details'],
  ])('shows the price and the label of %s as on its card', async (_, type, variant, price, label) => {
    const variants = [{ ...aWireVariant({ id: 'mug' }), ...variant }]
    const { user, onEvent } = show(
      { products: [aMug({ type: { value: type }, variants })] },
      { quantity: '2' },
    )
    onEvent.mockReturnValue(false)
    await user.click(await buyButton(new RegExp(`^${label} ?: Mug$`)))
    expect(screen.getByText(price)).toBeTruthy()
    expect(screen.queryByText(/×/)).toBeNull()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('product-select', expect.anything())
  })
})
