import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FactOverrides } from '../../src/business/business.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'
import { aBusiness } from '../support/factories.ts'
import { renderSite } from '../support/render-site.tsx'

const { name, owner_name, phone, email } = aBusiness()
const contact = { name, owner_name, phone, email }

/** Renders the home screen and returns all of its text, including the page's head. */
function showHome(...facts: FactOverrides[]) {
  const { container } = renderSite('/', { business: mergeFacts([...facts, contact]) })
  return `${document.head.innerHTML} ${container.textContent}`
}

describe('the home screen of a business without emergency service', () => {
  it('does not mention emergencies, the night or 24/7', () => {
    expect(showHome({ emergency: false })).not.toMatch(/emergenc|24|night|always|urgent/i)
  })

  it('has no emergency check box and no emergency service in the quote form', () => {
    showHome({ emergency: false })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('option', { name: 'Emergency' })).toBeNull()
  })

  it('restores a draft in which the visitor had checked the emergency box', () => {
    sessionStorage.setItem('electrician-elements-quote', '{"emergency":true,"message":"No light"}')
    showHome({ emergency: false })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('No light')
  })
})

// Any mistake in the JSON has the same result: no fact is known.
describe('the home screen with JSON that has a mistake', () => {
  const { facts } = parseFacts('{ "slogan": "Zap" }')

  it('shows no claim that the owner did not make', () => {
    expect(showHome(facts)).not.toMatch(
      /\d\+|100%|24|licensed|insured|years|clients|free|hidden|electrical|wiring|emergenc|8AM|Mon|Local &|power/i,
    )
  })

  it('has no empty headings, lists or sections', () => {
    showHome(facts)
    expect(screen.queryByRole('heading', { name: /services|hours/i })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Services' })).toBeNull()
    const empty = [...document.body.querySelectorAll('h1, h2, h3, p, ul, dl, li, dd')].filter(
      (element) => !element.textContent && element.role !== 'status' && !element.matches('[role=status]'),
    )
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([])
  })
})

it('a phone number that no phone can dial is text everywhere', () => {
  renderSite('/', { business: aBusiness({ phone: 'Ask for Marta' }) })
  expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  for (const place of ['banner', 'main', 'contentinfo'])
    expect(within(screen.getByRole(place)).getAllByText('Ask for Marta').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /Call Us/ })).toBeNull()
})
