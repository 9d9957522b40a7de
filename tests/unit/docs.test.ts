import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import { tagDescriptions } from '../../build/manifest/tag-descriptions.ts'
import { elements } from '../../src/elements/documented-elements.ts'
import { type EventDocs, eventDocs } from '../../src/runtime/docs/event-docs.ts'
import { styleDocs } from '../../src/runtime/docs/style-docs.ts'
import { CANCELABLE_EVENTS } from '../../src/runtime/element/element-definition.ts'
import { generatedDocs, pagesWithoutElement } from '../docs/generated-docs.ts'
import { readPage } from '../docs/markdown.ts'
import { root } from '../support/files.mjs'

it('generated documentation matches the sources', () => {
  const current = generatedDocs()
  if (process.env['FIX_DOCS']) {
    for (const file of pagesWithoutElement()) rmSync(join(root, file))
    for (const [file, text] of current) {
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return
  }
  for (const [file, text] of current)
    expect(existsSync(join(root, file)) ? readPage(file) : '', file).toBe(text)
  expect(pagesWithoutElement()).toEqual([])
})

describe.each(elements)('documentation of <$definition.name>', ({ definition, docs }) => {
  it('describes exactly the attributes and methods of the element', () => {
    expect(Object.keys(docs.attributes)).toEqual(Object.keys(definition.attributes))
    expect(Object.keys(docs.methods)).toEqual(Object.keys(definition.methods ?? {}))
  })
})

it('event documentation explains preventDefault() for all cancelable events and no others', () => {
  const entries = Object.entries<EventDocs<unknown>>(eventDocs)
  const preventable = entries.filter(([, { preventTo }]) => preventTo).map(([name]) => name)
  expect(preventable.toSorted()).toEqual([...CANCELABLE_EVENTS].toSorted())
})

it('every documented element event is dispatched by at least one element', () => {
  const dispatched = new Set<string>(tagDescriptions.flatMap(({ events }) => events.map(({ name }) => name)))
  expect([...dispatched, 'cart-change'].toSorted()).toEqual(Object.keys(eventDocs).toSorted())
})

it('style documentation describes exactly the custom properties that the CSS uses', () => {
  const css = ['tokens', 'base'].map((name) => readFileSync(`${root}/src/styles/${name}.css`, 'utf8')).join()
  const used = [...new Set(css.match(/--ee-[a-z-]*[a-z]/g))].toSorted()
  expect(Object.keys(styleDocs).toSorted()).toEqual(used)
  expect(
    styleProperties(root)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(used)
})
