import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { elements } from '../../src/elements/documented-elements.ts'
import { scriptApi } from '../../src/runtime/api/loaded-api.ts'
import { parseAttribute, propertyName } from '../../src/runtime/element/attributes.ts'
import type { ElementDefinition } from '../../src/runtime/element/element-definition.ts'
import { pageSettings } from '../../src/runtime/settings/page-settings.ts'
import { toastStore } from '../../src/toasts/toast-store.ts'
import { ChangedContext } from '../support/changed-context.tsx'
import { aLeanProduct, aVariant } from '../support/factories.ts'

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
const modules = import.meta.glob([
  '../../src/**/*.{ts,tsx}',
  '!../../src/**/*.d.ts',
  '!../../src/{loader,builder/**/*,website/**/*,wordpress/**/*}.{ts,tsx}',
])

/** Calls each function of the script API. Returns the results that are not undefined. */
async function callAll({ cart, toast, configure }: typeof import('../../src/index.ts')) {
  cart.add(aLeanProduct(), aVariant())
  cart.setQuantity('v1', 2)
  cart.remove('v1')
  cart.clear()
  cart.open()
  cart.close()
  cart.subscribe(() => {})()
  const id = toast({ title: 'Added' })
  toast.dismiss(id)
  configure({ storeId: 'demo' })
  return { id, checkout: await cart.checkout() }
}

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

describe('the script API in Node', () => {
  it('does nothing, so that requests share no cart, and says so once', async () => {
    toastStore.setState({ toast: null })
    const warn = vi.spyOn(console, 'warn')
    const api = await import('../../src/index.ts')
    expect(await callAll(api)).toEqual({ id: '', checkout: { status: 'empty' } })
    await callAll(api)
    expect(api.cart).toMatchObject({ items: [], count: 0, totals: [], total: 0, total_in_cents: 0 })
    expect(pageSettings.getState().store).toEqual({})
    expect(toastStore.getState().toast).toBeNull()
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^cart\.add\(\) did nothing, .+ in the browser/)],
    ])
  })

  it('has the same members as in a page', async () => {
    const { cart, toast } = await import('../../src/index.ts')
    expect(Object.keys(cart).toSorted()).toEqual(Object.keys(scriptApi.cart).toSorted())
    expect(Object.keys(toast)).toEqual(Object.keys(scriptApi.toast))
  })
})
