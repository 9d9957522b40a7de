import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TRADES } from '../../src/builder/trades/trades.ts'
import type { Business } from '../../src/business/business.ts'
import { factDocs } from '../../src/business/fact-docs.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'
import { aBusiness } from '../support/factories.ts'
import { listFiles, root } from '../support/files.mjs'
import { renderSite } from '../support/render-site.tsx'

/** The schema.org type of each trade. */
const types = {
  plumber: 'Plumber',
  locksmith: 'Locksmith',
  hvac: 'HVACBusiness',
  roofer: 'RoofingContractor',
  painter: 'HousePainter',
  gardener: 'HomeAndConstructionBusiness',
}

const trades = Object.entries(types).map(([trade, type]) => {
  const parsed = parseFacts(readFileSync(join(root, `src/builder/trades/${trade}.json`), 'utf8'))
  const business = mergeFacts([parsed.facts, contactDetails()])
  return { trade, type, ...parsed, business }
})

it('the site builder offers each trade that has a file', () => {
  const files = listFiles(join(root, 'src/builder/trades')).filter((name) => name.endsWith('.json'))
  const offered = TRADES.map(({ id }) => `${id}.json`)
  expect(offered).toEqual(expect.arrayContaining(files))
})

/** Matches words that apply only to electricians. */
const electricianWords = /electric|wiring|spark|circuit/i

describe.each(trades)('the facts for the trade $trade', ({ type, facts, problems, business }) => {
  it('are valid and replace all trade-specific text', () => {
    expect(problems).toEqual([])
    expect(Object.keys(facts)).toEqual(
      expect.arrayContaining(['name', 'trade', 'description', 'headline', 'blurb', 'bio', 'highlights']),
    )
    expect(Object.keys(facts)).toEqual(expect.arrayContaining(['services', 'rates', 'statistics']))
  })

  it(`replace all electrician-specific words on the home screen and describe a ${type} in the page head`, () => {
    const { container } = renderSite('/', { business })
    expect(container.innerHTML).not.toMatch(electricianWords)
    expect(document.head.innerHTML.replaceAll('data-electrician-elements', '')).not.toMatch(electricianWords)
    const block = document.head.querySelector('script[type="application/ld+json"]')
    expect(JSON.parse(block?.textContent ?? '')).toHaveProperty('@type', type)
  })
})

it('demo/plumber.html sets every business fact', () => {
  const html = readFileSync(join(root, 'demo/plumber.html'), 'utf8')
  const { facts, problems } = parseFacts(jsonIn(html))
  expect(problems).toEqual([])
  expect(Object.keys(facts).toSorted()).toEqual(Object.keys(factDocs).toSorted())
})

/** Returns the content of the first JSON script element in an HTML text. */
function jsonIn(html: string): string {
  return /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
}

/** Returns the facts that an owner sets in addition to the facts of the trade. */
function contactDetails(): Pick<Business, 'name' | 'owner_name' | 'phone' | 'email' | 'address'> {
  const { name, owner_name, phone, email } = aBusiness()
  return { name, owner_name, phone, email, address: { street: '12 Main St', city: 'Springfield' } }
}
