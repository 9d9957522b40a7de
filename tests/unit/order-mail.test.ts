// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { type CartItem, createLine } from '../../src/cart/cart-item.ts'
import { createOrderMail } from '../../src/cart/order-mail.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aLocale } from '../support/a-locale.ts'
import { aCurrency, aProduct, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'

const alarm = createLine({
  product: aProduct({ id: 'smoke-alarm', title: 'Smoke alarm' }),
  variant: aVariant({
    title: 'White, 10 years',
    sku: 'SA-10-W',
    price_in_cents: 2900,
    sale_price_in_cents: 2400,
  }),
  quantity: 3,
  custom_field_values: [{ custom_field_id: 'label', title: 'Label', value: 'Hall & stairs' }],
})
const fitting = createLine({
  product: aProduct({ id: 'fitting', title: 'Fitting' }),
  variant: aVariant({
    id: 'fitting',
    title: 'Fitting',
    price_in_cents: 500,
    currency: 'eur',
    currency_info: aCurrency({ code: 'eur', symbol: '€', template: '$1 €' }),
  }),
  quantity: 1,
})

/** Returns the recipient, subject and body of a mail. */
function read(url: string) {
  const [to, query = ''] = url.split('?')
  const fields = query.split('&').map((field) => field.split('='))
  return Object.fromEntries([['to', to], ...fields.map(([n, v]) => [n, decodeURIComponent(`${v}`)])])
}

const mailOf = (items: CartItem[], url = 'mailto:shop@volt.example', options = {}) =>
  createOrderMail(url, items, { locale: ENGLISH, ...options })

beforeEach(() => {
  resetPage()
  pageCart.setState({ productUrl: '' })
})

describe('createOrderMail()', () => {
  it('contains everything that the shop needs to deliver the order', () => {
    const mail = mailOf([alarm, fitting])
    expect(mail.text).toBe(`3 × Smoke alarm
White, 10 years
SA-10-W
Label: Hall & stairs
$24.00 × 3 = $72.00
http://localhost:3000/product/smoke-alarm

1 × Fitting
5.00 € × 1 = 5.00 €
http://localhost:3000/product/fitting

Total: $72.00 + 5.00 €

Please fill in:

Name:
Phone:
Delivery address:`)
    expect(read(mail.url)).toEqual({
      to: 'mailto:shop@volt.example',
      subject: 'Order',
      body: mail.text.replaceAll('\n', '\r\n'),
    })
  })

  it('writes the address of a product as the page’s elements do', () => {
    pageCart.setState({ productUrl: '/item.html?ee-product={id}' })
    expect(mailOf([fitting]).text).toContain('http://localhost:3000/item.html?ee-product=fitting\n')
    const productUrl = '#/product/{id}'
    expect(mailOf([fitting], undefined, { productUrl }).text).toContain('localhost:3000/#/product/fitting\n')
  })

  it('is in the visitor’s language', () => {
    const locale = aLocale({ total: 'Summe', order_subject: 'Bestellung' })
    const { text, url } = mailOf([alarm], undefined, { locale })
    expect(text).toContain('Summe: $72.00')
    expect(read(url)['subject']).toBe('Bestellung')
  })

  it('contains no invisible characters on a page that reads from right to left', () => {
    const locale = aLocale({}, 'ar')
    expect(mailOf([alarm], undefined, { locale }).text).not.toMatch(/[\u2066-\u2069]/)
  })

  it('keeps the owner’s subject, copies and text around the order', () => {
    const given = 'mailto:a+b@volt.example?subject=Web%20order&cc=c+d@volt.example&body=Hello%0A{order}%0ABye'
    const { to, subject, cc, body } = read(mailOf([fitting], given).url)
    expect([to, subject, cc]).toEqual(['mailto:a+b@volt.example', 'Web order', 'c+d@volt.example'])
    expect(body).toMatch(/^Hello\n1 × Fitting\r\n.*Delivery address:\nBye$/s)
  })

  it('adds the order to a subject without a body', () => {
    const { subject, body } = read(mailOf([fitting], 'mailto:a@volt.example?subject=Web').url)
    expect(subject).toBe('Web')
    expect(body).toMatch(/^1 × Fitting/)
  })

  it('replaces an order that is too long for a URL with a request to paste it, and keeps the whole text', () => {
    const items = Array.from({ length: 30 }, (_, id) => ({
      ...alarm,
      product: aProduct({ id: `alarm-${id}` }),
    }))
    const { url, text } = mailOf(items)
    expect(url.length).toBeLessThan(1900)
    expect(read(url)['body']).toMatch(/^This order is too long for a mail link\..* paste it here\.$/)
    expect(text).toContain('alarm-29')
    expect(text).toMatch(/Delivery address:$/)
  })
})
