import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { parseAttribute, propertyName } from '../../src/runtime/attributes.ts'
import type { ElementDefinition } from '../../src/runtime/element-definition.ts'
import { ChangedContext } from '../support/changed-context.tsx'

const settings = { host: 'https://store.example', storeId: 'demo' }

/** Renders the component of an element without attributes to HTML. */
function markupOf({ name: tag, attributes, store, business, component }: ElementDefinition): string {
  const values = Object.entries(attributes).map(([name, attribute]) => [
    propertyName(name),
    parseAttribute(tag, name, attribute, null),
  ])
  return renderToString(
    <ChangedContext business={business?.merge([], {}) ?? null} store={store ? settings : null}>
      {createElement(component, Object.fromEntries(values) as never)}
    </ChangedContext>,
  )
}

/** All modules except the loader, which contains a table that only its build inserts. */
const modules = import.meta.glob(['../../src/**/*.{ts,tsx}', '!../../src/**/*.d.ts', '!../../src/loader.ts'])

const definitions = elements.map(({ definition }) => definition)

describe('rendering in Node without a window', () => {
  it.each(definitions)('renders <$name> to markup', (definition) => {
    expect(typeof window).toBe('undefined')
    // The toast area is empty until a toast appears.
    expect(markupOf(definition)).toMatch(definition.name === 'toast-area' ? /^$/ : /^<(\w+)[ >]/)
  })

  it('imports the module and its dynamic imports without errors', async () => {
    const error = vi.spyOn(console, 'error')
    await expect(import('../../src/index.ts')).resolves.toHaveProperty('cart')
    await vi.dynamicImportSettled()
    expect(error).not.toHaveBeenCalled()
  })

  it('imports each module without errors', async () => {
    const error = vi.spyOn(console, 'error')
    const failures: string[] = []
    for (const [path, load] of Object.entries(modules))
      await load().catch((reason: unknown) => failures.push(`${path}: ${reason}`))
    await vi.dynamicImportSettled()
    expect(failures).toEqual([])
    expect(error).not.toHaveBeenCalled()
  })
})
