import fc from 'fast-check'

/**
 * Generates strings that often cause bugs, such as replacement patterns, markup, unpaired surrogates and names of
 * `Object.prototype` members.
 */
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

/** Generates JSON values that often cause bugs. */
const anyJson = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], [{}], { '0': {} }, pollution),
  troublesomeText,
  troublesomeNumber,
)

type Change = 'replace' | 'remove' | 'repeat' | 'pollute'
const corruption = fc.record({
  /** Selects the value to change: its index is this number modulo the number of values. */
  index: fc.nat({ max: 10_000 }),
  change: fc.constantFrom<Change>('replace', 'replace', 'replace', 'remove', 'repeat', 'pollute'),
  by: anyJson,
})

/**
 * Generates copies of a JSON value in which up to six nested values are replaced, removed, duplicated or given a
 * `__proto__` field.
 */
export function corrupted(value: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(value)
  return fc.array(corruption, { maxLength: 6 }).map((corruptions) => {
    const root: Container = { value: JSON.parse(text) as unknown }
    for (const { index, change, by } of corruptions) {
      const entries = entriesIn(root)
      const [container, key] = entries[index % entries.length] ?? [root, 'value']
      if (change === 'replace') container[key] = structuredClone(by)
      else if (change === 'remove') delete container[key]
      else if (change === 'repeat' && Array.isArray(container))
        container.push(structuredClone(container[Number(key)]))
      else if (change === 'pollute') container[key] = polluted(container[key])
    }
    return root['value']
  })
}

type Container = Record<string, unknown>

function entriesIn(root: object): [Container, string][] {
  return Object.entries(root).flatMap(([key, value]): [Container, string][] => [
    [root as Container, key],
    ...(typeof value === 'object' && value ? entriesIn(value) : []),
  ])
}

/** Returns a copy of an object that has an own property called `__proto__`, as `JSON.parse` creates it. */
function polluted(value: unknown): unknown {
  const fields = structuredClone(pollution)
  if (typeof value !== 'object' || !value || Array.isArray(value)) return fields
  return Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(fields))
}
