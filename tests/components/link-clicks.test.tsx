import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { OrderSuccess } from '../../src/elements/order-success/order-success.tsx'
import { ProductDetail } from '../../src/elements/product-detail/product-detail.tsx'
import { StoreGrid } from '../../src/elements/store-grid/store-grid.tsx'
import { aBusiness, aMug, aTwoColorTee } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'
import { renderSite } from '../support/render-site.tsx'
import { aStoreWith } from '../support/stores.ts'

const business = aBusiness({
  notice: { text: 'Closed for the holidays.', url: '/holidays' },
  links: { privacy: '/privacy' },
})

/** Renders the website with one product at a path. */
const showSite = (path: string, overrides = business) =>
  renderSite(path, {
    business: overrides,
    languages: 'en:/ fr:/fr/',
    client: aStoreWith({ products: [aMug()] }).client,
  })

const absolute = (path: string) => new URL(path, location.href).href
const linkClicks = ({ onEvent }: ReturnType<typeof renderComponent>) =>
  onEvent.mock.calls.filter(([name]) => name === 'link-click')

/** Clicks a link. Returns whether the browser would follow it, and keeps it from doing so. */
function click(link: Element, init: MouseEventInit = {}): boolean {
  let isFollowed = false
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  fireEvent.click(link, init)
  return isFollowed
}

describe('a canceled link-click', () => {
  it.each([
    ['/success', 'Volt & Sons', 'home', '/'],
    ['/success', 'Store', 'store', '/store'],
    ['/success', 'About', 'section', '/#about'],
    ['/success', 'Book Now', 'section', '/#contact'],
    ['/success', 'Learn more', 'page', '/holidays'],
    ['/success', 'Privacy', 'page', '/privacy'],
    ['/store', 'Français', 'language', '/fr/store'],
    ['/nowhere', 'Back to Home', 'home', '/'],
    ['/nowhere', 'Visit Our Store', 'store', '/store'],
  ])('at %s keeps <electrician-site> from following “%s”', (path, name, kind, target) => {
    const site = showSite(path)
    const before = [location.href, history.length, document.activeElement, screen.getByRole('main').innerHTML]
    site.onEvent.mockReturnValue(false)
    expect(click(screen.getByRole('link', { name }))).toBe(false)
    expect(linkClicks(site)).toEqual([['link-click', { kind, href: absolute(target) }]])
    expect([
      location.href,
      history.length,
      document.activeElement,
      screen.getByRole('main').innerHTML,
    ]).toEqual(before)
  })

  it('keeps “Schedule a Consultation” from moving to the contact section', () => {
    // With a booking URL, the button of the same name in the owner section is a link.
    const site = showSite('/', aBusiness({ links: { booking: '/book' } }))
    site.onEvent.mockReturnValue(false)
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a Consultation' }))
    expect(linkClicks(site)).toEqual([['link-click', { kind: 'section', href: absolute('/#contact') }]])
    expect(location.hash).toBe('')
  })

  it('keeps “Back to Store” from going back in the history', async () => {
    const go = vi.spyOn(history, 'go').mockImplementation(() => {})
    const site = showSite('/store')
    await site.user.click(await screen.findByRole('link', { name: 'Mug' }))
    const back = screen.getByRole('link', { name: 'Back to Store' })
    site.onEvent.mockReturnValue(false)
    expect(click(back)).toBe(false)
    expect(linkClicks(site).at(-1)).toEqual(['link-click', { kind: 'store', href: absolute('/store') }])
    expect(go).not.toHaveBeenCalled()
    site.onEvent.mockReturnValue(true)
    expect(click(back)).toBe(false)
    expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  })

  it('keeps single elements from opening a page', () => {
    const client = aStoreWith({ products: [aMug()] }).client
    const view = renderComponent(
      <>
        <ProductDetail productId="prod_mug" productParam="ee-product" storeUrl="/shop" />
        <OrderSuccess storeUrl="/shop" homeUrl="/home" />
      </>,
      { client },
    )
    view.onEvent.mockReturnValue(false)
    for (const name of ['Back to Store', 'Continue Shopping', 'Back to Home'])
      expect(click(screen.getByRole('link', { name }))).toBe(false)
    expect(linkClicks(view)).toEqual([
      ['link-click', { kind: 'store', href: absolute('/shop') }],
      ['link-click', { kind: 'store', href: absolute('/shop') }],
      ['link-click', { kind: 'home', href: absolute('/home') }],
    ])
  })
})

describe('the link-click of a product card', () => {
  /** Renders a list with one product, on a page that cancels the event with this name. */
  async function aCard(canceled: string) {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { client } = aStoreWith({ products: [aTwoColorTee()] })
    const { onEvent } = renderComponent(<StoreGrid productUrl="/product/{id}" />, { client })
    const card = within(await screen.findByRole('listitem'))
    onEvent.mockClear().mockImplementation((name) => name !== canceled)
    return { card, assign, names: () => onEvent.mock.calls.map(([name]) => name), onEvent }
  }

  it.each([
    ['', true, ['product-select', 'link-click']],
    ['link-click', false, ['product-select', 'link-click']],
    ['product-select', false, ['product-select']],
  ])('follows product-select when the page cancels “%s”', async (canceled, isOpened, events) => {
    const { card, assign, names, onEvent } = await aCard(canceled)
    expect(click(card.getByRole('link'))).toBe(isOpened)
    expect(names()).toEqual(events)
    const product = expect.objectContaining({ id: 'prod_tee' })
    expect(onEvent).toHaveBeenCalledWith('product-select', { product })
    if (events.length > 1)
      expect(onEvent).toHaveBeenCalledWith('link-click', {
        kind: 'product',
        href: absolute('/product/prod_tee'),
      })
    onEvent.mockClear()
    fireEvent.click(card.getByRole('button'))
    expect(names()).toEqual(events)
    expect(assign).toHaveBeenCalledTimes(isOpened ? 1 : 0)
  })
})

describe('link-click', () => {
  it('is dispatched once before <electrician-site> shows another screen', () => {
    const site = showSite('/')
    expect(click(screen.getByRole('link', { name: 'Store' }))).toBe(false)
    expect(linkClicks(site)).toEqual([['link-click', { kind: 'store', href: absolute('/store') }]])
    expect(location.pathname).toBe('/store')
  })

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['Shift', { shiftKey: true }],
    ['the middle button', { button: 1 }],
  ])('is not dispatched for a click with %s', (_, init) => {
    const site = showSite('/success')
    for (const name of ['Store', 'Français', 'Privacy'])
      expect(click(screen.getByRole('link', { name }), init)).toBe(true)
    expect(linkClicks(site)).toEqual([])
  })

  it.each(['https://other.example/', 'tel:5550100100', 'mailto:hello@volt.example'])(
    'is not dispatched for a link to %s',
    (url) => {
      const site = showSite('/success', { ...business, notice: { text: 'Closed.', url } })
      expect(click(screen.getByRole('link', { name: 'Learn more' }))).toBe(true)
      expect(linkClicks(site)).toEqual([])
    },
  )

  it('is not dispatched for links with contact-click or links that open a new tab', () => {
    const social = [{ title: 'Blog', url: '/blog' }]
    const site = showSite('/success', aBusiness({ links: { booking: '/book' }, social }))
    for (const name of ['Book Now', 'Blog']) expect(click(screen.getByRole('link', { name }))).toBe(true)
    expect(linkClicks(site)).toEqual([])
  })

  it('of a language does not use the router of <electrician-site>', () => {
    renderSite('/', { languages: 'en:/ fr:/?lang=fr' })
    expect(click(screen.getByRole('link', { name: 'Français' }))).toBe(true)
    expect(location.search).toBe('')
  })
})
