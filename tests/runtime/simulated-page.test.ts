import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { elements } from '../../src/elements/documented-elements.ts'
import { cart, toast } from '../../src/index.ts'
import { cartContent } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { anElement, updatePage } from '../support/test-element.tsx'

/** Removes `adoptedStyleSheets` for the rest of the test, which jsdom lacks. */
function withoutAdoption(): void {
  const name = 'adoptedStyleSheets'
  const descriptor = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, name)
  Reflect.deleteProperty(ShadowRoot.prototype, name)
  expect(name in ShadowRoot.prototype).toBe(false)
  onTestFinished(() => void Object.defineProperty(ShadowRoot.prototype, name, descriptor ?? {}))
}

/** Inserts an element with a sentence of the page's author, and returns the errors that it throws. */
async function insert(tagName: string, storeId = 'demo') {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const element = anElement(tagName, { 'store-id': storeId })
  element.textContent = 'Call us'
  await updatePage(() => document.body.append(element))
  const [slot] = element.shadowRoot?.querySelectorAll('slot') ?? []
  const shown = slot?.assignedNodes().map(({ textContent }) => textContent)
  return { element, shown, errors: reportError.mock.calls }
}

describe('a page without constructable stylesheets', () => {
  it.each(elements)('shows the author’s content of <$definition.name>', async ({ definition }) => {
    withoutAdoption()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { element, shown, errors } = await insert(definition.name)
    expect({ shown, errors }).toEqual({ shown: ['Call us'], errors: [] })
    expect(() => element.remove()).not.toThrow()
  })

  it('shows the author’s content if stylesheets cannot be filled', async () => {
    vi.stubGlobal('CSSStyleSheet', class {})
    const { shown, errors } = await insert('quote-form')
    expect({ shown, errors }).toEqual({ shown: ['Call us'], errors: [] })
  })

  it('sends no requests for elements that show nothing', async () => {
    withoutAdoption()
    const fetch = vi.fn(() => new Promise(() => {}))
    vi.stubGlobal('fetch', fetch)
    await insert('store-grid', 'demo-requests')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('has the cart and the functions of the script API', async () => {
    withoutAdoption()
    await updatePage(() => {
      cart.add(aLeanProduct(), aVariant({ id: 'black' }))
      cart.open()
      expect(toast({ title: 'Added' })).toBeTypeOf('string')
    })
    expect(cartContent()).toEqual({ black: 1 })
  })
})
