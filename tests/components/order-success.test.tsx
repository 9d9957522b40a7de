import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderSuccess } from '../../src/elements/order-success/order-success.tsx'
import { fillCart } from '../support/carts.ts'
import { loadPage, order } from '../support/orders.ts'
import { renderComponent } from '../support/render-component.tsx'

const showSuccess = () => renderComponent(<OrderSuccess storeUrl="/shop" homeUrl="/home" />)

describe('<order-success>', () => {
  // spec 2.128, 2.129
  it('confirms the order with the text from the specification', () => {
    showSuccess()
    expect(screen.getByRole('heading', { name: 'Order Successful!' })).toBeTruthy()
    expect(
      screen.getByText(
        'Thank you for your purchase. Your order has been placed and you will receive a confirmation email shortly.',
      ),
    ).toBeTruthy()
  })

  it.each([
    ['Continue Shopping', '/shop'],
    ['Back to Home', '/home'],
  ])('has the link “%s” to %s', (name, address) => {
    showSuccess()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  })

  it('dispatches the purchase event only once, with the lines of the order', () => {
    order('black', 2)
    loadPage('/success')
    const { onEvent, unmount } = showSuccess()
    unmount()
    const items = [
      expect.objectContaining({ quantity: 2, variant: expect.objectContaining({ id: 'black' }) }),
    ]
    const total = { currency: 'usd', total: 39.98, total_in_cents: 3998 }
    expect(onEvent.mock.calls).toEqual([['purchase', { items, ...total, totals: [total] }]])
    expect(showSuccess().onEvent).not.toHaveBeenCalled()
  })

  it('reports one total for each currency of the order', () => {
    fillCart('amber', 1, { price_in_cents: 500, currency: 'eur' })
    order('black', 1)
    loadPage('/success')
    expect(showSuccess().onEvent.mock.calls).toMatchObject([
      [
        'purchase',
        {
          totals: [
            { currency: 'eur', total: 5, total_in_cents: 500 },
            { currency: 'usd', total: 19.99, total_in_cents: 1999 },
          ],
          total: undefined,
          total_in_cents: undefined,
          currency: undefined,
        },
      ],
    ])
  })
})
