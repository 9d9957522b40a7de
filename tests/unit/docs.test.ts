import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import { tagDescriptions } from '../../build/manifest/tag-descriptions.ts'
import { CANCELABLE_EVENTS, type ElementRow } from '../../src/elements/element-row.ts'
import { type EventDocs, eventDocs } from '../../src/elements/event-docs.ts'
import { registry, type TagName } from '../../src/elements/registry.ts'
import { registryDocs } from '../../src/elements/registry-docs.ts'
import { styleDocs } from '../../src/elements/style-docs.ts'
import { root } from '../support/files.mjs'
import { withTables } from '../support/readme-tables.ts'
import { composingTags } from '../support/rooms.mjs'

const file = new URL('../../README.md', import.meta.url)

it('README’s tables are what the sources say; `npm run fix:docs` writes them', () => {
  const readme = readFileSync(file, 'utf8')
  const current = withTables(readme)
  if (process.env['FIX_DOCS']) writeFileSync(file, current)
  else expect(readme).toBe(current)
})

it('README asks for marks around its tables', () => {
  expect(() => withTables('# electrician-elements')).toThrow('table of tags')
})

describe.each(Object.entries<ElementRow>(registry))(
  'the docs of <%s>',
  (tag, { attributes, methods = {} }) => {
    const docs = registryDocs[tag as TagName]

    it('describe every attribute and no other', () => {
      expect(Object.keys(docs.attributes)).toEqual(Object.keys(attributes))
    })

    it('describe every method and no other', () => {
      expect(Object.keys(docs.methods ?? {})).toEqual(Object.keys(methods))
    })
  },
)

it('name the parts of every element inside a composing one', () => {
  const partsOf = (tags: readonly TagName[]) =>
    [...new Set(tags.flatMap((tag) => Object.keys(registryDocs[tag].parts)))].toSorted()
  const storeTags = ['store-grid', 'product-detail', 'cart-drawer', 'cart-button', 'order-success'] as const
  const siteTags = (Object.keys(registry) as TagName[]).filter((tag) => !composingTags.includes(tag))
  expect(partsOf(['store-front'])).toEqual(partsOf(storeTags))
  expect(partsOf(['electrician-site'])).toEqual(partsOf(siteTags))
})

it('say of every event that can be prevented what for, and of no other', () => {
  const entries = Object.entries<EventDocs<unknown>>(eventDocs)
  const preventable = entries.filter(([, { preventTo }]) => preventTo).map(([name]) => name)
  expect(preventable.toSorted()).toEqual([...CANCELABLE_EVENTS].toSorted())
})

it('name for every event of a tag at least one tag that tells it', () => {
  const told = new Set<string>(tagDescriptions.flatMap(({ events }) => events.map(({ name }) => name)))
  expect([...told, 'cart-change'].toSorted()).toEqual(Object.keys(eventDocs).toSorted())
})

it('describe every property that a page can style with, and no other', () => {
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
