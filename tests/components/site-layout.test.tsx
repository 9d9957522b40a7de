import { act, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '../../src/elements/electrician-site/footer.tsx'
import { aLocale } from '../support/a-locale.ts'
import { ChangedContext } from '../support/changed-context.tsx'
import { aBusiness } from '../support/factories.ts'
import { renderSite } from '../support/render-site.tsx'

describe('the languages of <electrician-site>', () => {
  const linksIn = () =>
    within(screen.getByRole('navigation', { name: 'Languages' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.lang, link.getAttribute('hreflang')])

  it('are links to the current screen with native names, of which the current one is marked', () => {
    renderSite('/store', { languages: 'en:/ fr:/fr/ ar:/ar/' })
    expect(linksIn()).toEqual([
      ['English', '/store', 'en', 'en'],
      ['Français', '/fr/store', 'fr', 'fr'],
      ['العربية', '/ar/store', 'ar', 'ar'],
    ])
    expect(screen.getByRole('link', { name: 'English', current: true })).toBeDefined()
  })

  it('lead to the current screen with hash routing', () => {
    renderSite('/#/store', { languages: 'en:/ fr:/fr/', routing: 'hash' })
    expect(linksIn().map(([, url]) => url)).toEqual(['/#/store', '/fr/#/store'])
  })

  it.each(['', 'en:/'])('are not shown if fewer than two languages are valid: %s', (languages) => {
    renderSite('/', { languages })
    expect(screen.queryByRole('navigation', { name: 'Languages' })).toBeNull()
  })
})

it.each([
  ['Book Now', 'tel:5550100100'],
  ['Call (555) 010-0199', '/book'],
])(
  'the menu of <electrician-site> closes when the visitor chooses the link “%s” and booking-url is %s',
  async (name, booking) => {
    const { user } = renderSite('/', { business: aBusiness({ links: { booking } }) })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    await user.click(menu.getByRole('link', { name }))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  },
)

describe('the prerendered footer of <electrician-site>', () => {
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  it('shows the current year once it is hydrated', () => {
    vi.useFakeTimers({ now: new Date('2030-12-31T12:00') })
    const footer = (
      <ChangedContext business={aBusiness()}>
        <Footer route={{ screen: 'home' }} routing="history" />
      </ChangedContext>
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

it('the copyright line of <electrician-site> has one period after a name that ends with one', () => {
  renderSite('/', { business: aBusiness({ name: 'Nordlicht e.K.' }) })
  expect(screen.getByText(/^©/).textContent).toMatch(/^© \d+ Nordlicht e\.K\. [^.]/)
})

it('phone numbers and the year are where the language needs them', () => {
  const locale = aLocale({
    call_phone: '{phone} anrufen',
    footer_phone: 'Notdienst: {phone}',
    copyright: '{name} © {year} – {notes}',
    license_number: 'Lizenz {number}',
    emergency_call_hours: 'Jetzt anrufen ({hours})! {question}',
  })
  renderSite('/', { business: aBusiness({ license_number: 'E-1', founded: null }), locale })
  expect(screen.getAllByRole('link', { name: '(555) 010-0199 anrufen' })).not.toEqual([])
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/^Notdienst:/).textContent).toBe('Notdienst: (555) 010-0199')
  expect(footer.getByText(/©/).textContent).toMatch(
    /^Volt & Sons © \d{4} – Licensed & Insured Professional Electrician · Lizenz E-1$/,
  )
  expect(screen.getByText('Jetzt anrufen (24/7)! Sparks, smoke or no power?')).toBeTruthy()
})
