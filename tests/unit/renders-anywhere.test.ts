import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { allTags } from '../../src/elements/all-tags.ts'
import { parseAttribute, propertyName } from '../../src/elements/attributes.ts'
import type { ElementRow } from '../../src/elements/element-row.ts'
import { registry, tagNames } from '../../src/elements/registry.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'

const client = createStoreClient({ host: 'https://store.example', storeId: 'demo' })

/** The props a tag gives its component when nothing is set on it. */
function defaultProps(tag: string, { attributes, store }: ElementRow) {
  const values = Object.entries(attributes).map(([name, attribute]) => [
    propertyName(name),
    parseAttribute(tag, name, attribute, null),
  ])
  return { ...Object.fromEntries(values), ...(store && { client }), json: null }
}

describe('in Node, where there is no window', () => {
  it('has every tag of the registry', () => {
    expect(allTags.map(({ name }) => name)).toEqual(Object.keys(registry))
    expect(tagNames.split(', ')).toEqual(Object.keys(registry))
  })

  it.each(allTags)('<$name> renders to markup', ({ name, row, component }) => {
    expect(typeof window).toBe('undefined')
    const markup = renderToString(
      createElement(component as ComponentType<never>, defaultProps(name, row) as never),
    )
    expect(markup).toMatch(/^<(\w+)[ >]/)
  })

  it('the module can be imported, with what it brings later', async () => {
    const complaints = vi.spyOn(console, 'error')
    await expect(import('../../src/index.ts')).resolves.toHaveProperty('cart')
    await vi.dynamicImportSettled()
    expect(complaints).not.toHaveBeenCalled()
  })
})
