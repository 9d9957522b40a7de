import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
