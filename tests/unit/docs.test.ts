import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import { tagDescriptions } from '../../build/manifest/tag-descriptions.ts'
import { CANCELABLE_EVENTS } from '../../src/elements/element-definition.ts'
import { type EventDocs, eventDocs } from '../../src/elements/event-docs.ts'
import { styleDocs } from '../../src/elements/style-docs.ts'
import { root } from '../support/files.mjs'
import { composingElements } from '../support/folders.mjs'
import { withTables } from '../support/readme-tables.ts'

const file = new URL('../../README.md', import.meta.url)

it('README.md contains the tables generated from the source code', () => {
  const readme = readFileSync(file, 'utf8')
  const current = withTables(readme)
  if (process.env['FIX_DOCS']) writeFileSync(file, current)
  else expect(readme).toBe(current)
})

it('withTables() throws when README.md has no table markers', () => {
  expect(() => withTables('# electrician-elements')).toThrow('table of tags')
})

describe.each(elements)('documentation of <$definition.name>', ({ definition, surface, docs }) => {
  it('describes exactly the attributes, methods, parts and slots of the element', () => {
    expect(Object.keys(docs.attributes)).toEqual(Object.keys(definition.attributes))
    expect(Object.keys(docs.methods)).toEqual(Object.keys(definition.methods ?? {}))
    expect(Object.keys(docs.parts)).toEqual(surface.parts)
    expect(Object.keys(docs.slots)).toEqual(surface.slots ?? [])
  })
})

it('composing elements expose the parts of every element they contain', () => {
  const partsOf = (names: readonly string[]) => {
    const named = elements.filter(({ definition }) => names.includes(definition.name))
    return [...new Set(named.flatMap(({ surface }) => surface.parts))].toSorted()
  }
  const storeElements = ['store-grid', 'product-detail', 'cart-drawer', 'cart-button', 'order-success']
  const siteElements = elements
    .map(({ definition }) => definition.name)
    .filter((name) => !composingElements.includes(name))
  expect(partsOf(['store-front'])).toEqual(partsOf(storeElements))
  expect(partsOf(['electrician-site'])).toEqual(partsOf(siteElements))
})

it('event documentation explains preventDefault() for exactly the cancelable events', () => {
  const entries = Object.entries<EventDocs<unknown>>(eventDocs)
  const preventable = entries.filter(([, { preventTo }]) => preventTo).map(([name]) => name)
  expect(preventable.toSorted()).toEqual([...CANCELABLE_EVENTS].toSorted())
})

it('every documented element event is dispatched by at least one element', () => {
  const dispatched = new Set<string>(tagDescriptions.flatMap(({ events }) => events.map(({ name }) => name)))
  expect([...dispatched, 'cart-change'].toSorted()).toEqual(Object.keys(eventDocs).toSorted())
})

it('style documentation describes exactly the custom properties that the CSS uses', () => {
  const sheet = ['tokens', 'base']
    .map((name) => readFileSync(`${root}/src/styles/${name}.css`, 'utf8'))
    .join()
  const used = [...new Set(sheet.match(/--ee-[a-z-]*[a-z]/g))].toSorted()
  expect(Object.keys(styleDocs).toSorted()).toEqual(used)
  expect(
    styleProperties(root)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(used)
})
