import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareCart } from '../../src/cart/drawer.ts'
import { elements } from '../../src/elements/documented-elements.ts'
import { type Attribute, propertyName } from '../../src/runtime/element/attributes.ts'
import { defineCustomElement } from '../../src/runtime/element/custom-element.ts'
import { showToast } from '../../src/toasts/toast-store.ts'
import {
  aDefinedElement,
  anElement,
  anUnusedName,
  aTestElement,
  definitionOf,
  put,
  shadowRootOf,
  updatePage,
} from '../support/test-element.tsx'

/** Returns a valid property value that differs from the attribute's default. */
function anotherValue(attribute: Attribute): string | true {
  if (attribute.type === 'flag') return true
  if (attribute.type === 'count') return '7'
  if (attribute.type !== 'choice')
    return `/other${('mustContain' in attribute && attribute.mustContain) || ''}`
  return attribute.values.find((value) => value !== attribute.default) ?? ''
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const button = (element: Element) => within(shadowRootOf(element)).getByRole('button')

describe('a custom element', () => {
  it('leaves an existing definition of its name alone', () => {
    const { tagName, define } = aTestElement('store-grid')
    define()
    const first = customElements.get(tagName)
    define()
    expect(customElements.get(tagName)).toBe(first)
  })

  it('upgrades an element that was on the page before it was defined', async () => {
    const { tagName, seen, define } = aTestElement('store-grid')
    document.body.append(anElement(tagName))
    await updatePage(define)
    expect(seen.mounts).toBe(1)
    expect(button(document.querySelector(tagName) as Element).textContent).toBe('clicked 0')
  })

  it('renders nothing before it is connected', async () => {
    const { seen, element } = aDefinedElement('store-grid')
    await updatePage(() => document.createElement('div').append(element))
    expect(seen.renders).toBe(0)
    await put(element)
    expect(seen.mounts).toBe(1)
  })

  it('keeps its state when it is moved', async () => {
    const { seen, element } = aDefinedElement('store-grid')
    await put(element)
    await userEvent.click(button(element))
    const section = document.createElement('section')
    document.body.append(section)
    await updatePage(() => section.append(element))
    expect(button(element).textContent).toBe('clicked 1')
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('unmounts asynchronously after it is removed, and mounts again when it is inserted later', async () => {
    const { seen, element } = aDefinedElement('store-grid')
    await put(element)
    await updatePage(() => {
      element.remove()
      expect(seen.unmounts).toBe(0)
    })
    expect(seen.unmounts).toBe(1)
    await put(element)
    expect(seen.mounts).toBe(2)
    expect(button(element).textContent).toBe('clicked 0')
  })

  it('shows an error message when its component throws', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const { tagName, define } = aTestElement('store-grid', {}, broken)
    define()
    const element = anElement(tagName)
    await put(element)
    expect(within(shadowRootOf(element)).getByRole('alert').textContent).toContain(
      'Something went wrong here',
    )
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`<${tagName}> failed to render`),
      expect.any(Error),
    )
  })

  it('renders once its store is set', async () => {
    const { tagName, seen, define } = aTestElement('store-grid')
    define()
    const element = document.createElement(tagName)
    await put(element)
    expect(seen.mounts).toBe(0)
    await updatePage(() => Object.assign(element, { storeHost: 'http://demo.test', storeId: 'demo' }))
    expect(seen.client).toBeTruthy()
    expect(shadowRootOf(element).textContent).toBe('clicked 0')
  })
})

describe('an event', () => {
  /** Dispatches an event in a shadow root. Returns what `emit` returned. */
  async function emitEvent(event: 'cart-add' | 'product-select', handle: (event: Event) => void) {
    const { seen, element } = aDefinedElement('store-grid')
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(element)
    await put(host)
    document.body.addEventListener(event, handle, { once: true })
    return updatePage(() => seen.emit(event, { of: event } as never))
  }

  it('bubbles and crosses shadow roots', async () => {
    const handle = vi.fn()
    expect(await emitEvent('cart-add', handle)).toBe(true)
    expect(handle.mock.calls[0]?.[0]).toMatchObject({
      detail: { of: 'cart-add' },
      bubbles: true,
      composed: true,
    })
  })

  it.each([
    ['product-select', 'can', false],
    ['cart-add', 'cannot', true],
  ] as const)('named %s %s be canceled', async (event, _, isNotCanceled) => {
    expect(await emitEvent(event, (received) => received.preventDefault())).toBe(isNotCanceled)
  })
})

/** Elements whose attributes have each type: text, flag, address, count and choice. */
describe.each(['store-grid', 'quote-form'])('an attribute of <%s>', (name) => {
  const attributes = Object.entries(definitionOf(name).attributes)
  const others = Object.fromEntries(
    attributes.map(([attribute, description]) => [propertyName(attribute), anotherValue(description)]),
  )

  it.each(attributes)(
    '%s changes the prop, and restores the default when it is removed or empty',
    async (attribute, description) => {
      const { seen, element } = aDefinedElement(name)
      await put(element)
      const property = propertyName(attribute)
      const isFlag = description.type === 'flag'
      const initial = isFlag ? false : description.default
      expect(seen.props[property]).toBe(initial)
      await updatePage(() => element.setAttribute(attribute, isFlag ? '' : String(others[property])))
      expect(seen.props[property]).toBe(others[property])
      await updatePage(() => element.removeAttribute(attribute))
      expect(seen.props[property]).toBe(initial)
      if (!isFlag) {
        await updatePage(() => element.setAttribute(attribute, String(others[property])))
        await updatePage(() => element.setAttribute(attribute, ''))
        expect(seen.props[property]).toBe(initial)
      }
      expect(seen.mounts).toBe(1)
    },
  )

  it.each(attributes)('%s is reflected as a property', async (attribute, description) => {
    const { seen, element } = aDefinedElement(name)
    await put(element)
    const property = propertyName(attribute)
    const isFlag = description.type === 'flag'
    await updatePage(() => Reflect.set(element, property, others[property]))
    expect(element.getAttribute(attribute)).toBe(isFlag ? '' : others[property])
    expect(seen.props[property]).toBe(others[property])
    await updatePage(() => Reflect.set(element, property, isFlag ? false : undefined))
    expect(element.hasAttribute(attribute)).toBe(false)
    expect(Reflect.get(element, property)).toBe(isFlag ? false : description.default)
  })

  it('keeps a property value that was set before the element was defined', async () => {
    const { tagName, seen, define } = aTestElement(name)
    document.body.append(Object.assign(anElement(tagName), others))
    await updatePage(define)
    expect(seen.props).toMatchObject(others)
  })
})

it.each(elements)('<$definition.name> renders its own component and styles', async ({ definition }) => {
  const tagName = anUnusedName(definition.name)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  defineCustomElement(definition, tagName)
  const element = anElement(tagName, { 'store-id': tagName })
  await put(element)
  // These two render only when they have something to show.
  showToast({ title: 'Hello' })
  prepareCart()
  await vi.waitFor(() =>
    expect(shadowRootOf(element).querySelector('.root')?.childElementCount).toBeGreaterThan(0),
  )
  expect(console.error).not.toHaveBeenCalledWith(
    expect.stringContaining('failed to render'),
    expect.anything(),
  )
  const rules = element.shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  )
  expect(rules?.join('\n')).toMatch(/:host\(\[hidden\]\)\s*{\s*display:\s*none/)
  expect(rules?.join('\n')).toMatch(new RegExp(`:host\\s*{[^}]*display:\\s*${definition.display}`))
})
