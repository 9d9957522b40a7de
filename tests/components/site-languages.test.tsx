import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../support/render-site.tsx'

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
