import { describe, expect, it } from 'vitest'
import { messages } from '../../src/diagnostics/messages.ts'
import { findValueProblem } from '../../src/diagnostics/suspicious-value.ts'

describe('a suspicious value', () => {
  it.each([
    ['booking-url', 'cal.com/volt', 'no-scheme'],
    ['endpoint', 'formspree.io/f/x', 'no-scheme'],
    ['quote-endpoint', 'WWW.volt.example', 'no-scheme'],
    ['store-host', 'api.store.example:8080/x', 'no-scheme'],
    ['booking', 'cal.com', 'no-scheme'],
    ['store-id', '“volt”', 'curly-quotes'],
    ['store-id', 'your-store', 'placeholder-store'],
    ['store-id', 'YOUR_STORE_ID', 'placeholder-store'],
    ['store-id', '<your store id>', 'placeholder-store'],
    ['store-id', 'xxxxxx', 'placeholder-store'],
    ['phone', 'tel:+15550100199', 'phone-scheme'],
    ['email', 'hello at volt.example', 'invalid-email'],
    ['email', 'mailto:hello@volt.example', 'invalid-email'],
  ] as const)('is found: %s="%s"', (name, text, problem) => {
    expect(findValueProblem(name, text)).toBe(problem)
  })

  it.each([
    ['booking-url', 'https://cal.com/volt'],
    ['booking-url', '/book'],
    ['booking-url', 'book/now.v2'],
    ['booking-url', 'tel:+15550100199'],
    ['endpoint', 'send.php'],
    ['endpoint', 'mailto:hello@volt.example'],
    ['owner-photo', 'images/me.jpg'],
    ['owner-photo', 'me.jpeg'],
    ['store-host', '/provider'],
    ['store-host', 'https://store.example'],
    ['product-url', 'product.html?id={id}'],
    ['store-id', 'store_01HXYZ'],
    ['store-id', 'shop'],
    ['phone', '(555) 010-0199'],
    ['email', 'hello@volt.example'],
    ['business-name', 'Booking.com'],
    ['headline', '“Volt” keeps the lights on'],
  ])('is not found in %s="%s"', (name, text) => {
    expect(findValueProblem(name, text)).toBeUndefined()
  })
})

describe('the message about an unknown element', () => {
  const about = (tag: string, prefix = '') => messages['unknown-element']({ tag, prefix })

  it.each([
    ['store-fornt', '', 'Did you mean <store-front>?'],
    ['storegrid', '', 'Did you mean <store-grid>?'],
    ['cart_button', '', 'Did you mean <cart-button>?'],
    ['ee-store-gird', 'ee-', 'Did you mean <ee-store-grid>?'],
    ['store-grid', 'ee-', 'Write <ee-store-grid>.'],
    ['ee-store-grid', '', 'Write <store-grid>, or add data-prefix="ee-"'],
  ])('about <%s> with the prefix “%s” says: %s', (tag, prefix, fix) => {
    expect(about(tag, prefix)).toContain(fix)
  })

  it.each(
    `cart-items cart-notification product-form product-info product-modal product-recommendations quick-add menu-drawer
    header-drawer slider-component quantity-input share-button contact-form site-header site-footer store-locator
    info-list form-field model-viewer lite-youtube swiper-container amp-img elementor-widget wp-block-list
    order-summary success-message toast-message details-disclosure button-group card-list about-us`.split(
      /\s+/,
    ),
  )('is not logged about <%s>', (tag) => {
    expect(about(tag)).toBeUndefined()
  })
})

describe('the message about an attribute of another element', () => {
  it.each([
    [
      'quote-form',
      'quote-endpoint',
      ['endpoint', 'format'],
      'belongs to <electrician-site>. On <quote-form>, write "endpoint".',
    ],
    ['store-front', 'phone', ['browse'], 'belongs to <contact-info> or <electrician-site>. Move it there.'],
  ])('on <%s> says where “%s” belongs', (tag, name, known, fix) => {
    expect(messages['unknown-attribute']({ tag, name, known })).toContain(fix)
  })
})

describe('the message about a failed request to the store', () => {
  const failed = (status: number | undefined, url: string, detail?: string) =>
    messages['store-failed']({
      error: { message: status ? `HTTP ${status}: ` : 'The store could not be reached', status, detail, url },
    })

  it.each([
    [404, '/store/volt/products', 'No store has the ID "volt"'],
    [404, '/store/volt/products/prod_1?x=1', 'The store has no product with the ID "prod_1"'],
    [400, '/store/volt/products?limit=3', 'Check store-id="volt"'],
    [503, '/store/volt/products', 'The store responded with HTTP 503 (Down).'],
    [undefined, 'https://store.example/store/volt/products', 'connect-src'],
  ])('with the status %s for %s says: %s', (status, url, fix) => {
    expect(failed(status, url, status === 503 ? 'Down' : undefined)).toContain(fix)
  })

  it('is not logged when the store cannot sort, because the list then appears in its order', () => {
    expect(failed(400, '/store/volt/products?sort_by=created_at')).toBeUndefined()
  })
})
