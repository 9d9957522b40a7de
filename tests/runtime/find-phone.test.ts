import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '../../src/index.ts'
import { scriptApi } from '../../src/runtime/api/loaded-api.ts'
import { findPhone } from '../../src/runtime/settings/find-phone.ts'
import { anElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

const facts = (json: string) => `<script type="application/json" data-electrician-business>${json}</script>`

function phoneOn(page: string): string | null {
  document.body.innerHTML = page
  return findPhone(document.querySelector('[data-testid=grid]') as Element)
}

const grid = '<div data-testid="grid"></div>'

beforeEach(() => {
  scriptApi.configure({ business: {} })
})

describe('findPhone()', () => {
  it.each([
    ['null without facts', grid, null],
    ['the number in the page’s facts', facts('{ "phone": " (555) 010-0199 " }') + grid, '(555) 010-0199'],
    ['null if the facts contain no number', facts('{ "name": "Volt" }') + grid, null],
    ['null if the number is no text', facts('{ "phone": 5550100 }') + grid, null],
    ['null if the facts are no JSON', facts('{ "phone": ') + grid, null],
    [
      'the number in the element’s own facts',
      `${facts('{ "phone": "555 0100" }')}<div data-testid="grid">${facts('{ "phone": "555 0200" }')}</div>`,
      '555 0200',
    ],
  ])('returns %s', (_, page, phone) => {
    expect(phoneOn(page)).toBe(phone)
  })

  it('returns the number that configure() sets', () => {
    scriptApi.configure({ business: { phone: '555 0300' } })
    expect(phoneOn(facts('{ "phone": "555 0100" }') + grid)).toBe('555 0300')
  })
})

it('an error message of a store element shows the number that configure() sets later', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  const element = anElement('store-grid')
  await updatePage(() => document.body.replaceChildren(element))
  const shown = within(shadowRootOf(element))
  await shown.findByRole('button', { name: 'Try again' })
  expect(shown.queryByRole('link')).toBeNull()
  await updatePage(() => scriptApi.configure({ business: { phone: '555 0300' } }))
  expect(await shown.findByRole('link', { name: 'Call 555 0300' })).toBeTruthy()
})
