import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { elementNames } from '../../build/element-names.ts'
import { elements } from '../../build/manifest/elements.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { parseAttribute, propertyName } from '../../src/runtime/attributes.ts'
import type { ElementDefinition } from '../../src/runtime/element-definition.ts'

const client = createStoreClient({ host: 'https://store.example', storeId: 'demo' })

/** Returns the props that an element without attributes passes to its component. */
function defaultProps({ name: tag, attributes, store, business }: ElementDefinition) {
  const values = Object.entries(attributes).map(([name, attribute]) => [
    propertyName(name),
    parseAttribute(tag, name, attribute, null),
  ])
  return { ...Object.fromEntries(values), ...(store && { client }), business: business?.merge([], {}) }
}

const definitions = elements.map(({ definition }) => definition)

describe('rendering in Node without a window', () => {
  it('covers an element for every folder in src/elements', () => {
    expect(definitions.map(({ name }) => name)).toEqual(elementNames())
  })

  it.each(definitions)('renders <$name> to markup', (definition) => {
    expect(typeof window).toBe('undefined')
    const markup = renderToString(createElement(definition.component, defaultProps(definition) as never))
    expect(markup).toMatch(/^<(\w+)[ >]/)
  })

  it('imports the module and its dynamic imports without errors', async () => {
    const error = vi.spyOn(console, 'error')
    await expect(import('../../src/index.ts')).resolves.toHaveProperty('cart')
    await vi.dynamicImportSettled()
    expect(error).not.toHaveBeenCalled()
  })
})
