import { act, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '../../src/elements/electrician-site/footer.tsx'
import { BusinessProvider } from '../../src/ui/business-context.ts'
import { aBusiness } from '../support/factories.ts'
import { renderSite } from '../support/render-site.tsx'

describe('the menu of <electrician-site>', () => {
  it.each([
    ['Book Now', 'tel:5550100100'],
    ['Call (555) 010-0199', '/book'],
  ])('closes when the visitor chooses the link “%s” and booking-url is %s', async (name, booking) => {
    const { user } = renderSite('/', { business: aBusiness({ links: { booking } }) })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    await user.click(menu.getByRole('link', { name }))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  })
})

describe('the languages of <electrician-site>', () => {
  const languages = 'en:/ fr:/fr/ ar:/ar/'
  const linksIn = () =>
    within(screen.getByRole('navigation', { name: 'Languages' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.lang, link.getAttribute('hreflang')])

  it('are links with native names, of which the current one is marked', () => {
    renderSite('/', { languages })
    expect(linksIn()).toEqual([
      ['English', '/', 'en', 'en'],
      ['Français', '/fr/', 'fr', 'fr'],
      ['العربية', '/ar/', 'ar', 'ar'],
    ])
    expect(screen.getByRole('link', { name: 'English', current: true })).toBeDefined()
  })

  it.each([
    ['/store', ['/store', '/fr/store', '/ar/store']],
    ['/product/a%2Fb', ['/product/a%2Fb', '/fr/product/a%2Fb', '/ar/product/a%2Fb']],
    ['/success', ['/', '/fr/', '/ar/']],
  ])('lead to the current screen %s', (path, urls) => {
    renderSite(path, { languages })
    expect(linksIn().map(([, url]) => url)).toEqual(urls)
  })

  it('lead to the current screen with hash routing', () => {
    renderSite('/#/store', { languages: 'en:/ fr:/fr/', routing: 'hash' })
    expect(linksIn().map(([, url]) => url)).toEqual(['/#/store', '/fr/#/store'])
  })

  it.each(['', 'en:/', 'en:/ de:javascript:alert(1)', 'en:/ nonsense:/x/', 'en:/ de'])(
    'are not shown if fewer than two entries are valid: %s',
    (text) => {
      renderSite('/', { languages: text })
      expect(screen.queryByRole('navigation', { name: 'Languages' })).toBeNull()
    },
  )
})

describe('the prerendered footer of <electrician-site>', () => {
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  it('shows the current year once it is hydrated', () => {
    vi.useFakeTimers({ now: new Date('2030-12-31T12:00') })
    const footer = (
      <BusinessProvider value={aBusiness()}>
        <Footer route={{ screen: 'home' }} routing="history" />
      </BusinessProvider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(footer)
    vi.setSystemTime(new Date('2031-01-01T12:00'))
    act(() => {
      root = hydrateRoot(container, footer)
    })
    expect(screen.getByText(/^©/).textContent).toMatch(/^© 2031 Volt & Sons\./)
  })
})
