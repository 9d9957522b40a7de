import fc from 'fast-check'

/** Texts that have broken something somewhere: patterns, markup, half characters, names that objects have by birth. */
export const troublesomeText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '5',
    '$1',
    '$$1$&$`',
    '__proto__',
    'constructor',
    'toString',
    '\ud800',
    'a\udc00b',
    '\u0000',
    '\u202e',
    '..',
    '%',
    '{id}',
    'javascript:alert(1)',
    '</script><img src=x onerror=alert(1)>',
    '&#x110000;&#xD800;&lt;',
    '<'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

const troublesomeNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    1,
    -1,
    0.5,
    1e21,
    -1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER + 1,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)

const pollution = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
) as object

/** Anything that JSON can say. */
const anyJson = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], [{}], { '0': {} }, pollution),
  troublesomeText,
  troublesomeNumber,
)

type Change = 'replace' | 'remove' | 'repeat' | 'pollute'
const mishap = fc.record({
  /** Which of all the places. */
  place: fc.nat({ max: 10_000 }),
  change: fc.constantFrom<Change>('replace', 'replace', 'replace', 'remove', 'repeat', 'pollute'),
  by: anyJson,
})

/** Like `whole`, but for up to six places that are something else, gone, there twice, or named like what objects are born with. */
export function mangled(whole: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(whole)
  return fc.array(mishap, { maxLength: 6 }).map((mishaps) => {
    const root: Holder = { whole: JSON.parse(text) as unknown }
    for (const { place, change, by } of mishaps) {
      const places = placesIn(root)
      const [holder, key] = places[place % places.length] ?? [root, 'whole']
      if (change === 'replace') holder[key] = structuredClone(by)
      else if (change === 'remove') delete holder[key]
      else if (change === 'repeat' && Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]))
      else if (change === 'pollute') holder[key] = polluted(holder[key])
    }
    return root['whole']
  })
}

type Holder = Record<string, unknown>

function placesIn(root: object): [Holder, string][] {
  return Object.entries(root).flatMap(([key, value]): [Holder, string][] => [
    [root as Holder, key],
    ...(typeof value === 'object' && value ? placesIn(value) : []),
  ])
}

/** With `__proto__` as a field of its own, as only JSON can have it. */
function polluted(value: unknown): unknown {
  const fields = structuredClone(pollution)
  if (typeof value !== 'object' || !value || Array.isArray(value)) return fields
  return Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(fields))
}
