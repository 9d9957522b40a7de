import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import { cartContent } from '../support/carts.ts'
import { aDirectOrderStore, showProduct } from '../support/direct-orders.tsx'
import { aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { anErrorResponse } from '../support/stores.ts'

let assign: MockInstance<Location['assign']>

beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
})

/** Shows a donation whose variant has these fields. */
function showFund(variant: Wire) {
  const variants = [{ ...aWireVariant({ id: 'fund_1' }), ...variant }]
  const fund = aWireProduct({ id: 'fund', title: 'Repair fund', type: { value: 'donation' }, variants })
  return showProduct(aDirectOrderStore({ products: [fund] }), 'fund', 'Repair fund')
}

describe('a donation', () => {
  it('starts a checkout with a suggested amount', async () => {
    const store = aDirectOrderStore()
    const { user } = await showProduct(store, 'fund', 'Repair fund')
    expect(screen.getByText('From $5.00')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '$25.00' }))
    await user.click(screen.getByRole('button', { name: 'Donate $25.00' }))
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(store.orders).toMatchObject([
      { items: [{ variant_id: 'fund_1', quantity: 1, donation_amount: 2500 }] },
    ])
  })

  it('starts a checkout with an amount that the visitor enters, if it is within the limits', async () => {
    const store = aDirectOrderStore()
    const { user } = await showProduct(store, 'fund', 'Repair fund')
    await user.click(screen.getByRole('radio', { name: 'Other amount' }))
    const input = screen.getByRole('textbox', { name: 'Your amount in USD' })
    await user.type(input, '4.99')
    await user.click(screen.getByRole('button', { name: 'Donate' }))
    expect(screen.getByText('Enter an amount from $5.00 to $500.00.').getAttribute('dir')).toBe(null)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input)
    expect(store.orders).toEqual([])
    await user.clear(input)
    await user.type(input, '12,50')
    expect(screen.getByRole('button', { name: 'Donate $12.50' })).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(assign).toHaveBeenCalled())
    expect(store.orders).toMatchObject([{ items: [{ donation_amount: 1250 }] }])
  })

  it('has no “Other amount” if the store accepts only the suggested amounts', async () => {
    await showFund({ donation: { allow_custom_amount: false, min_amount: 500, max_amount: 5000 } })
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '$10.00',
      '$25.00',
      '$50.00',
    ])
  })

  it('cannot be made if it has no price', async () => {
    const donation = { allow_custom_amount: true, min_amount: 500, max_amount: null }
    await showFund({ donation, prices: [] })
    expect(screen.getByText(/cannot be made online at the moment/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Donate/ })).toBeNull()
  })

  it('shows why the checkout failed and lets the visitor try again', async () => {
    const store = aDirectOrderStore({ checkout: () => anErrorResponse(500, 'Internal Server Error') })
    const { user } = await showProduct(store, 'fund', 'Repair fund')
    await user.click(screen.getByRole('button', { name: 'Donate $10.00' }))
    expect(
      await screen.findByText(/HTTP 500: Internal Server Error.*Nothing has been ordered\./),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Donate $10.00' })).toBeTruthy()
  })
})

describe('a subscription', () => {
  it('shows how to contact the business to order it', async () => {
    await showProduct(aDirectOrderStore(), 'plan', 'Care plan')
    expect(screen.getByText(/subscription, which cannot be ordered online/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call (555) 010-0199' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'hello@volt.example' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  })

  it('does not ask visitors to contact a business whose phone number and email are unknown', async () => {
    await showProduct(aDirectOrderStore(), 'plan', 'Care plan', null)
    expect(screen.getByText('This is a subscription, which cannot be ordered online.')).toBeTruthy()
  })

  it('does not appear in <store-grid>, but bookings and donations do and open their product pages', async () => {
    const { user } = renderComponent(<StoreGrid productUrl="/product/{id}" />, {
      client: aDirectOrderStore().client,
    })
    await user.click(await screen.findByRole('button', { name: /^Book a time/ }))
    expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(/\/product\/visit$/))
    await user.click(screen.getByRole('button', { name: /^Donate/ }))
    expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(/\/product\/fund$/))
    expect(screen.queryByRole('heading', { name: 'Care plan' })).toBeNull()
    expect(cartContent()).toEqual({})
  })
})
