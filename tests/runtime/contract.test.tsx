import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { type Attribute, propertyName } from '../../src/runtime/attributes.ts'
import { defineCustomElement } from '../../src/runtime/custom-element.tsx'
import { queueHiddenRender } from '../../src/runtime/render-queue.ts'
import { anElement, anUnusedName, aTestElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

/** Returns a valid value for the attribute that differs from its default. */
function anotherValue(attribute: Attribute): string {
  if (attribute.type === 'count') return '7'
  if (attribute.type !== 'choice')
    return `/other${('mustContain' in attribute && attribute.mustContain) || ''}`
  return attribute.values.find((value) => value !== attribute.default) ?? ''
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const put = (element: Element) => updatePage(() => document.body.append(element))
const button = (element: Element) => within(shadowRootOf(element)).getByRole('button')

describe('a custom element', () => {
  it('leaves an existing definition of its name alone and reports it', () => {
    const { tagName, define } = aTestElement('store-grid')
    expect(define()).toBe(true)
    const first = customElements.get(tagName)
    expect(define()).toBe(false)
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

  it('stays mounted when it is removed and inserted again in the same task', async () => {
    const { seen, element } = aDefinedElement('store-grid')
    await put(element)
    await updatePage(() => {
      element.remove()
      document.body.append(element)
    })
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

  it.each([
    ['', true],
    ['true', true],
    ['browse', true],
    ['false', false],
  ])('with the boolean attribute text "%s" passes %s to its component', async (text, expected) => {
    const { seen, element } = aDefinedElement('store-grid')
    await put(element)
    expect(seen.props['browse']).toBe(false)
    await updatePage(() => element.setAttribute('browse', text))
    expect(seen.props['browse']).toBe(expected)
    await updatePage(() => element.removeAttribute('browse'))
    expect(seen.props['browse']).toBe(false)
  })
})

describe('a boolean attribute that reflects a state', () => {
  // Hidden elements render only after the product grids of earlier tests.
  beforeEach(() => new Promise<void>(queueHiddenRender))

  /** Prepares a drawer that records calls to the handlers of its attribute `open`. */
  function aDrawer() {
    const handlerCalls: string[] = []
    const open = {
      setBy: 'cart-open',
      removedBy: 'cart-close',
      onSet: () => void handlerCalls.push('set'),
      onRemoved: () => void handlerCalls.push('removed'),
    } as const
    return { ...aTestElement('cart-drawer', { reflects: { open } }), handlerCalls }
  }

  async function anInsertedDrawer() {
    const { tagName, define, ...drawer } = aDrawer()
    define()
    const element = anElement(tagName)
    await put(element)
    return { ...drawer, element }
  }

  it.each([
    ['', 'set'],
    ['true', 'set'],
    ['open', 'set'],
    ['false', 'removed'],
  ])('with the value "%s" calls the %s handler', async (text, handler) => {
    const { element, handlerCalls } = await anInsertedDrawer()
    expect(handlerCalls).toEqual([])
    element.setAttribute('open', text)
    expect(handlerCalls).toEqual([handler])
    element.removeAttribute('open')
    expect(handlerCalls).toEqual([handler, 'removed'])
  })

  it('is updated by the element’s events without calling the handlers', async () => {
    const { element, seen, handlerCalls } = await anInsertedDrawer()
    await updatePage(() => seen.emit('cart-open', null))
    expect(element.hasAttribute('open')).toBe(true)
    await updatePage(() => seen.emit('cart-close', null))
    expect(element.hasAttribute('open')).toBe(false)
    expect(handlerCalls).toEqual([])
  })

  it('calls the “removed” handler when an event listener removes the attribute', async () => {
    const { element, seen, handlerCalls } = await anInsertedDrawer()
    element.addEventListener('cart-open', () => element.removeAttribute('open'))
    await updatePage(() => seen.emit('cart-open', null))
    expect(handlerCalls).toEqual(['removed'])
  })

  it('calls its “set” handler if the property was set before the element was defined', async () => {
    const { tagName, define, handlerCalls } = aDrawer()
    document.body.append(Object.assign(anElement(tagName), { open: true }))
    await updatePage(define)
    expect(handlerCalls).toEqual(['set'])
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

describe.each(elements)('<$definition.name> as a custom element', ({ definition }) => {
  const { name, reflects = {} } = definition
  const attributes = Object.entries(definition.attributes)
  const values = attributes.filter(([, { type }]) => type !== 'flag')
  const flags = attributes.filter(([attribute, { type }]) => type === 'flag' && !reflects[attribute])

  it('renders its own component with its own styles', async () => {
    // Hidden elements render only after the product grids of earlier tests.
    await new Promise<void>(queueHiddenRender)
    const tagName = anUnusedName(name)
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    defineCustomElement(definition, tagName)
    const element = anElement(tagName, { 'store-id': tagName })
    await put(element)
    // An element that preloads data waits a moment for the response.
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

  it('updates its component when an attribute changes, and returns to the default when it is removed or empty', async () => {
    const { seen, element } = aDefinedElement(name)
    await put(element)
    for (const [attribute, description] of values) {
      const property = propertyName(attribute)
      const other = anotherValue(description)
      expect(seen.props[property]).toBe(description.default)
      await updatePage(() => element.setAttribute(attribute, other))
      expect(seen.props[property]).toBe(other)
      await updatePage(() => element.removeAttribute(attribute))
      expect(seen.props[property]).toBe(description.default)
      await updatePage(() => element.setAttribute(attribute, other))
      await updatePage(() => element.setAttribute(attribute, ''))
      expect(seen.props[property]).toBe(description.default)
    }
    expect(seen.mounts).toBe(1)
  })

  it('reflects its attributes as properties', async () => {
    const { seen, element } = aDefinedElement(name)
    await put(element)
    for (const [attribute, description] of [...values, ...flags]) {
      const property = propertyName(attribute)
      const isFlag = description.type === 'flag'
      const other = isFlag || anotherValue(description)
      await updatePage(() => Reflect.set(element, property, other))
      expect(element.getAttribute(attribute)).toBe(isFlag ? '' : other)
      expect(seen.props[property]).toBe(other)
      await updatePage(() => Reflect.set(element, property, isFlag ? false : undefined))
      expect(element.hasAttribute(attribute)).toBe(false)
      expect(Reflect.get(element, property)).toBe(isFlag ? false : description.default)
    }
  })

  it('keeps property values that were set before the element was defined', async () => {
    const { tagName, seen, define } = aTestElement(name)
    const others = Object.fromEntries(
      values.map(([attribute, description]) => [propertyName(attribute), anotherValue(description)]),
    )
    document.body.append(Object.assign(anElement(tagName), others))
    await updatePage(define)
    expect(seen.props).toMatchObject(others)
  })
})

/** Creates an element with a test component, without inserting it into the page. */
function aDefinedElement(name: string) {
  const { tagName, seen, define } = aTestElement(name)
  define()
  return { seen, element: anElement(tagName) }
}
