import { afterEach, expect, it } from 'vitest'
import { toJson } from '../../src/untrusted/json.ts'

const order = {
  items: [{ variant_id: 'v', quantity: 2, sizes: ['S', null] }],
  at: new Date(0),
  url: new URL('https://a.example/'),
  left_out: undefined,
}
const expected =
  '{"items":[{"variant_id":"v","quantity":2,"sizes":["S",null]}],"at":"1970-01-01T00:00:00.000Z","url":"https://a.example/"}'

/** Adds a method as old versions of Prototype.js do. */
function addToJson(prototype: object): void {
  Object.defineProperty(prototype, 'toJSON', {
    configurable: true,
    writable: true,
    value(this: unknown) {
      return String(this)
    },
  })
}

const prototypes = [Array.prototype, Object.prototype, String.prototype, Number.prototype]

afterEach(() => {
  for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON')
})

it('returns the same JSON as JSON.stringify()', () => {
  expect(toJson(order)).toBe(expected)
})

it.each(prototypes.map((prototype) => [prototype.constructor.name, prototype] as const))(
  'ignores %s.prototype.toJSON',
  (_, prototype) => {
    addToJson(prototype)
    expect(toJson(order)).toBe(expected)
    expect(toJson(order.items)).toBe('[{"variant_id":"v","quantity":2,"sizes":["S",null]}]')
  },
)
