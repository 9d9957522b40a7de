import { expect, it, vi } from 'vitest'
import { parseJson } from '../../src/untrusted/json.ts'

const manyLevels = `${'['.repeat(2_400_000)}${']'.repeat(2_400_000)}`
const manyObjects = `${'{"a":'.repeat(800_000)}1${'}'.repeat(800_000)}`

it.each([
  ['arrays in arrays', manyLevels],
  ['objects in objects', manyObjects],
  ['arrays that are not closed', '['.repeat(5_000_000)],
  ['arrays next to each other', `[${'[],'.repeat(1_700_000)}0]`],
  ['objects next to each other', `[${'{},'.repeat(1_700_000)}0]`],
  [
    'arrays in arrays next to each other',
    `[${`${manyLevels.slice(-2_400_100, -2_399_900)},`.repeat(24_000)}0]`,
  ],
])('parses little of %s that fill the storage', (_, json) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(json.length).toBeGreaterThan(4_000_000)
  parseJson(json)
  for (const [text] of parse.mock.calls) expect(text.length).toBeLessThan(1_500_000)
  expect(parse.mock.calls.length).toBeLessThan(2)
})

it.each([manyLevels, manyObjects])('keeps the values around parts with too many levels', (deep) => {
  const text = `[{"id":"a ]}\\" \\\\","tags":${deep},"note":"[[{"},{"tags":[${deep},{"id":2},${deep}]},3]`
  const [first, second, third] = parseJson(text) as [
    { id: string; note: string },
    { tags: unknown[] },
    number,
  ]
  expect(first).toMatchObject({ id: 'a ]}" \\', note: '[[{' })
  expect(second.tags[1]).toEqual({ id: 2 })
  expect(third).toBe(3)
})

it('parses a cart that fills the storage', () => {
  const line = {
    product: { id: 'prod_9', title: 'Desk Lamp', subtitle: null, price_in_cents: 4500, currency: 'usd' },
    variant: {
      id: 'variant_9',
      currency_info: { code: 'usd', symbol: '$', template: '$$1' },
      options: ['Color', 'Size', 'Cord'].map((option_id) => ({ id: 'o', option_id, value: 'Black [matte]' })),
    },
    quantity: 3,
    custom_field_values: [{ custom_field_id: 'note', title: 'Note', value: 'Room {2}' }],
  }
  const lines = Array.from({ length: 8000 }, () => line)
  const json = JSON.stringify(lines)
  expect(json.length).toBeGreaterThan(3_000_000)
  expect(parseJson(json)).toEqual(lines)
})
