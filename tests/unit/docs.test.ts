import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import { tagDescriptions } from '../../build/manifest/tag-descriptions.ts'
import { CANCELABLE_EVENTS } from '../../src/runtime/element-definition.ts'
import { type EventDocs, eventDocs } from '../../src/runtime/event-docs.ts'
import { styleDocs } from '../../src/runtime/style-docs.ts'
import { generatedDocs, pagesWithoutElement } from '../docs/generated-docs.ts'
import { readPage } from '../docs/markdown.ts'
import { root } from '../support/files.mjs'
import { composingElements } from '../support/folders.mjs'

describe('generated documentation', () => {
  it('matches the sources', () => {
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
})

describe.each(elements)('documentation of <$definition.name>', ({ definition, surface, docs }) => {
  it('describes exactly the attributes, methods, parts and slots of the element', () => {
    expect(Object.keys(docs.attributes)).toEqual(Object.keys(definition.attributes))
    expect(Object.keys(docs.methods)).toEqual(Object.keys(definition.methods ?? {}))
    expect(Object.keys(docs.parts)).toEqual(surface.parts)
    expect(Object.keys(docs.slots)).toEqual(surface.slots ?? [])
  })
})

it('elements that contain other elements expose all parts of those elements', () => {
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
