import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addToCart } from '../../src/cart/cart.ts'
import { openCart } from '../../src/cart/drawer.ts'
import { CartDrawer, CartPanel } from '../../src/elements/cart-drawer/cart-drawer.tsx'
import { OrderStep } from '../../src/elements/cart-drawer/cart-panel.tsx'
import { cartContent, currentToast } from '../support/carts.ts'
import { aProduct, aVariant } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { anAdapterClient } from '../support/stores.ts'

await CartPanel.load()
await OrderStep.load()

/** Orders two engraved smoke alarms from a store whose adapter answers the checkout like this. */
async function anOrder(answer: object) {
  const client = anAdapterClient(answer)
  const fields = [{ custom_field_id: 'label', title: 'Label', value: 'Hall' }]
  const product = aProduct({ title: 'Smoke alarm' })
  const variant = aVariant({ id: 'white', title: 'White', price_in_cents: 2900 })
  addToCart(product, variant, 2, null, client.settings, fields)
  const view = renderComponent(<CartDrawer />, { client })
  act(openCart)
  const click = (name: string) => view.user.click(screen.getByRole('button', { name }))
  await click('Proceed to Checkout')
  await screen.findByRole('button', { name: 'Back to the cart' })
  return { ...view, click }
}

let assign: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
})

describe('an order by mail in <cart-drawer>', () => {
  const mail = { url: 'mailto:shop@volt.example' }
  const explanation = 'Your mail program opens. If it does not, copy this:'

  it('shows the complete order and receives focus', async () => {
    await anOrder(mail)
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: explanation })
    expect(text.value).toMatch(/^2 × Smoke alarm\nWhite\nLabel: Hall\n/)
    expect(text.value).toContain('Total: $58.00')
    expect(text.readOnly).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: explanation }))
    const link = screen.getByRole('link', { name: 'shop@volt.example' })
    expect(link.getAttribute('href')).toMatch(/^mailto:shop@volt\.example\?subject=Order&body=2%20/)
  })

  it('copies the order', async () => {
    const { click } = await anOrder(mail)
    await click('Copy the order')
    expect(await screen.findByText('Copied. You can paste it into a mail.')).toBeTruthy()
    const text = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect(await navigator.clipboard.readText()).toBe(text.value)
  })

  it('selects the order if the browser does not allow copying', async () => {
    const { click } = await anOrder(mail)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await click('Copy the order')
    const text = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length])
  })

  it('keeps the cart until the visitor has sent the mail', async () => {
    const { click } = await anOrder(mail)
    expect(cartContent()).toEqual({ white: 2 })
    await click('I have sent the mail')
    expect(cartContent()).toEqual({})
    expect(currentToast()).toMatchObject({ title: 'Thank you for your order' })
    expect(screen.getByText('Your cart is empty.')).toBeTruthy()
  })

  it('can be left for the cart, which keeps its lines and the focus', async () => {
    const { click } = await anOrder(mail)
    await click('Back to the cart')
    expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeTruthy()
    expect(cartContent()).toEqual({ white: 2 })
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  })
})

it('an order that the payment page does not know in <cart-drawer> shows what to enter there before it opens the page', async () => {
  const { click } = await anOrder({ url: 'https://buy.example/white', asksForDetails: true })
  const step = screen.getByRole('region', { name: /^The payment page does not know your order/ })
  const details = within(step).getAllByRole('listitem')
  expect(details.map(({ textContent }) => textContent)).toEqual([
    'Smoke alarm, White',
    'Quantity: 2',
    'Label: Hall',
    'Total: $58.00',
  ])
  await click('Continue to payment')
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://buy.example/white')
})
