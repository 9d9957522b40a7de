import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../src/cart/cart-store.ts'
import { addPendingOrder, pendingOrdersStore } from '../../src/cart/pending-orders.ts'
import { OrderSuccess } from '../../src/elements/order-success/order-success.tsx'
import { EmitProvider } from '../../src/ui/element-events.ts'
import { fillCart, simulatePageLoad } from '../support/carts.ts'
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

  it('completes the pending order', () => {
    fillCart('black')
    addPendingOrder(cartStore.getState().items, 'https://elsewhere.example/thanks')
    simulatePageLoad()
    showSuccess()
    expect(pendingOrdersStore.getState().orders).toEqual([])
  })

  it('dispatches the purchase event only once, with the lines of the order', () => {
    const emit = vi.fn(() => true)
    const show = () =>
      renderComponent(
        <EmitProvider value={emit}>
          <OrderSuccess storeUrl="/shop" homeUrl="/home" />
        </EmitProvider>,
      )
    fillCart('black', 2)
    addPendingOrder(cartStore.getState().items, 'https://elsewhere.example/thanks')
    simulatePageLoad()
    show().unmount()
    const items = [
      expect.objectContaining({ quantity: 2, variant: expect.objectContaining({ id: 'black' }) }),
    ]
    expect(emit.mock.calls).toEqual([['purchase', { items, total_in_cents: 3998, currency: 'usd' }]])
    show()
    expect(emit).toHaveBeenCalledOnce()
  })

  it('dispatches no purchase event without an order', () => {
    const emit = vi.fn(() => true)
    renderComponent(
      <EmitProvider value={emit}>
        <OrderSuccess storeUrl="/shop" homeUrl="/home" />
      </EmitProvider>,
    )
    expect(emit).not.toHaveBeenCalled()
  })
})
