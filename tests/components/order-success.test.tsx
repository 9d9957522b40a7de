import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderSuccess } from '../../src/elements/order-success/order-success.tsx'
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
    expect(onEvent.mock.calls).toEqual([
      ['purchase', { items, total: 39.98, total_in_cents: 3998, currency: 'usd' }],
    ])
    expect(showSuccess().onEvent).not.toHaveBeenCalled()
  })
})
