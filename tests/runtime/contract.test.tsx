import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { type Attribute, propertyName } from '../../src/runtime/attributes.ts'
import { defineCustomElement } from '../../src/runtime/custom-element.tsx'
import { CANCELABLE_EVENTS } from '../../src/runtime/element-definition.ts'
import { queueHiddenRender } from '../../src/runtime/render-queue.ts'
import { anElement, anUnusedName, aTestElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

/** Returns a valid value for the attribute that differs from its default. */
function anotherValue(attribute: Attribute): string {
  if (attribute.type === 'count') return '7'
  if (attribute.type !== 'choice')
    return `/other${('mustContain' in attribute && attribute.mustContain) || ''}`
  return attribute.values.find((value) => value !== attribute.default) ?? ''
}

const warnings = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe.each(elements)('<$definition.name> as a custom element', ({ definition, docs: { events } }) => {
  const { name, reflects = {} } = definition
  const attributes = Object.entries(definition.attributes)
  const values = attributes.filter(([, { type }]) => type !== 'flag')
  const flags = attributes.filter(([, { type }]) => type === 'flag')
  const reflectedFlags = flags.filter(([attribute]) => reflects[attribute])
  const otherFlags = flags.filter(([attribute]) => !reflects[attribute])
  const button = (element: Element) => within(shadowRootOf(element)).getByRole('button')
  const put = (element: Element) => updatePage(() => document.body.append(element))

  // Hidden elements render only after the product grids of earlier tests.
  beforeAll(() => new Promise<void>(queueHiddenRender))

  it('keeps an existing definition registered under its name and warns once', () => {
    const { tagName, define } = aTestElement(name)
    expect(define()).toBe(true)
    const first = customElements.get(tagName)
    expect(define()).toBe(false)
    expect(customElements.get(tagName)).toBe(first)
    expect(console.warn).toHaveBeenCalledOnce()
    expect(warnings()).toContain(`<${tagName}> is already defined`)
    expect(warnings()).toContain(`<ee-${name}>`)
  })

  it('upgrades an element that was on the page before it was defined', async () => {
    const { tagName, seen, define } = aTestElement(name)
    document.body.append(anElement(tagName))
    await updatePage(define)
    expect(seen.mounts).toBe(1)
    expect(button(document.querySelector(tagName) as Element).textContent).toBe('clicked 0')
  })

  it('renders nothing before it is connected', async () => {
    const { tagName, seen, define } = aTestElement(name)
    define()
    const element = anElement(tagName)
    await updatePage(() => document.createElement('div').append(element))
    expect(seen.renders).toBe(0)
    await put(element)
    expect(seen.mounts).toBe(1)
  })

  it('keeps its state when it is moved', async () => {
    const { tagName, seen, define } = aTestElement(name)
    define()
    const element = anElement(tagName)
    await put(element)
    await userEvent.click(button(element))
    const section = document.createElement('section')
    document.body.append(section)
    await updatePage(() => section.append(element))
    expect(button(element).textContent).toBe('clicked 1')
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('stays mounted when it is removed and inserted again in the same task', async () => {
    const { tagName, seen, define } = aTestElement(name)
    define()
    const element = anElement(tagName)
    await put(element)
    await updatePage(() => {
      element.remove()
      document.body.append(element)
    })
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('unmounts asynchronously after it is removed', async () => {
    const { tagName, seen, define } = aTestElement(name)
    define()
    const element = anElement(tagName)
    await put(element)
    await updatePage(() => {
      element.remove()
      expect(seen.unmounts).toBe(0)
    })
    expect(seen.unmounts).toBe(1)
  })

  it('mounts again when it is inserted again later', async () => {
    const { tagName, seen, define } = aTestElement(name)
    define()
    const element = anElement(tagName)
    await put(element)
    await updatePage(() => element.remove())
    await put(element)
    expect(seen.mounts).toBe(2)
    expect(button(element).textContent).toBe('clicked 0')
  })

  it('shows an error message when its component throws', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const { tagName, define } = aTestElement(name, {}, broken)
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

  it('adopts its stylesheets, which hide it while it has the hidden attribute', async () => {
    const { tagName, define } = aTestElement(name)
    define()
    const element = anElement(tagName)
    await put(element)
    const rules = element.shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    )
    expect(rules?.join('\n')).toMatch(/:host\(\[hidden\]\)\s*{\s*display:\s*none/)
    expect(rules?.join('\n')).toMatch(new RegExp(`:host\\s*{[^}]*display:\\s*${definition.display}`))
  })

  it('renders its own component', async () => {
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
  })

  if (values.length > 0) {
    describe.each(values)('attribute %s', (attribute, description) => {
      const property = propertyName(attribute)
      const fallback = description.default
      const other = anotherValue(description)

      it('updates the component and returns to its default when removed or empty', async () => {
        const { tagName, seen, define } = aTestElement(name)
        define()
        const element = anElement(tagName)
        await put(element)
        expect(seen.props[property]).toBe(fallback)
        await updatePage(() => element.setAttribute(attribute, other))
        expect(seen.props[property]).toBe(other)
        await updatePage(() => element.removeAttribute(attribute))
        expect(seen.props[property]).toBe(fallback)
        await updatePage(() => element.setAttribute(attribute, other))
        await updatePage(() => element.setAttribute(attribute, ''))
        expect(seen.props[property]).toBe(fallback)
        expect(seen.mounts).toBe(1)
      })

      it('is applied when it is set before the element is connected', async () => {
        const { tagName, seen, define } = aTestElement(name)
        define()
        await put(anElement(tagName, { [attribute]: other }))
        expect(seen.props[property]).toBe(other)
      })

      it('is reflected by a property', async () => {
        const { tagName, seen, define } = aTestElement(name)
        define()
        const element = anElement(tagName)
        await put(element)
        await updatePage(() => Reflect.set(element, property, other))
        expect(element.getAttribute(attribute)).toBe(other)
        expect(seen.props[property]).toBe(other)
        await updatePage(() => Reflect.set(element, property, undefined))
        expect(element.hasAttribute(attribute)).toBe(false)
        expect(Reflect.get(element, property)).toBe(fallback)
      })

      it('keeps a property value that was set before the element was defined', async () => {
        const { tagName, seen, define } = aTestElement(name)
        document.body.append(Object.assign(anElement(tagName), { [property]: other }))
        await updatePage(define)
        expect(seen.props[property]).toBe(other)
        expect(document.querySelector(tagName)?.getAttribute(attribute)).toBe(other)
      })
    })
  }

  if (otherFlags.length > 0) {
    describe.each(otherFlags)('boolean attribute %s', (attribute) => {
      const property = propertyName(attribute)

      it.each([
        ['', true],
        ['true', true],
        [attribute, true],
        ['false', false],
      ])('with the value "%s" is %s', async (text, expected) => {
        const { tagName, seen, define } = aTestElement(name)
        define()
        const element = anElement(tagName)
        await put(element)
        expect(seen.props[property]).toBe(false)
        await updatePage(() => element.setAttribute(attribute, text))
        expect(seen.props[property]).toBe(expected)
        await updatePage(() => element.removeAttribute(attribute))
        expect(seen.props[property]).toBe(false)
      })

      it('is reflected by a property', async () => {
        const { tagName, seen, define } = aTestElement(name)
        define()
        const element = anElement(tagName)
        await put(element)
        await updatePage(() => Reflect.set(element, property, true))
        expect(element.hasAttribute(attribute)).toBe(true)
        expect(seen.props[property]).toBe(true)
        await updatePage(() => Reflect.set(element, property, false))
        expect(element.hasAttribute(attribute)).toBe(false)
        expect(Reflect.get(element, property)).toBe(false)
      })
    })
  }

  if (reflectedFlags.length > 0) {
    describe.each(reflectedFlags)('boolean attribute %s', (attribute) => {
      const property = propertyName(attribute)

      /** Prepares an element that records calls to the attribute's handlers. */
      function anElementWithHandlers() {
        const handlerCalls: string[] = []
        const own = reflects[attribute]
        if (!own) throw new Error(`The attribute ${attribute} of <${name}> has no handlers`)
        const reflected = {
          ...own,
          onSet: () => void handlerCalls.push('set'),
          onRemoved: () => void handlerCalls.push('removed'),
        }
        return { ...aTestElement(name, { reflects: { [attribute]: reflected } }), handlerCalls, own }
      }

      it.each([
        ['', 'set'],
        ['true', 'set'],
        [attribute, 'set'],
        ['false', 'removed'],
      ])('with the value "%s" calls the %s handler', async (text, handler) => {
        const { tagName, define, handlerCalls } = anElementWithHandlers()
        define()
        const element = anElement(tagName)
        await put(element)
        expect(handlerCalls).toEqual([])
        element.setAttribute(attribute, text)
        expect(handlerCalls).toEqual([handler])
        element.removeAttribute(attribute)
        expect(handlerCalls).toEqual([handler, 'removed'])
      })

      it('is updated by the element’s events without calling the attribute’s handlers', async () => {
        const { tagName, define, seen, handlerCalls, own } = anElementWithHandlers()
        define()
        const element = anElement(tagName)
        await put(element)
        await updatePage(() => seen.emit(own.setBy, null as never))
        expect(element.hasAttribute(attribute)).toBe(true)
        await updatePage(() => seen.emit(own.removedBy, null as never))
        expect(element.hasAttribute(attribute)).toBe(false)
        expect(handlerCalls).toEqual([])
      })

      it('calls the “removed” handler when an event listener removes the attribute', async () => {
        const { tagName, define, seen, handlerCalls, own } = anElementWithHandlers()
        define()
        const element = anElement(tagName)
        await put(element)
        element.addEventListener(own.setBy, () => element.removeAttribute(attribute))
        await updatePage(() => seen.emit(own.setBy, null as never))
        expect(handlerCalls).toEqual(['removed'])
      })

      it('is reflected by a property', async () => {
        const { tagName, define } = anElementWithHandlers()
        define()
        const element = anElement(tagName)
        await put(element)
        await updatePage(() => Reflect.set(element, property, true))
        expect(element.hasAttribute(attribute)).toBe(true)
        await updatePage(() => Reflect.set(element, property, false))
        expect(element.hasAttribute(attribute)).toBe(false)
        expect(Reflect.get(element, property)).toBe(false)
      })

      it('calls its “set” handler if the property was set before the element was defined', async () => {
        const { tagName, define, handlerCalls } = anElementWithHandlers()
        document.body.append(Object.assign(anElement(tagName), { [property]: true }))
        await updatePage(define)
        expect(handlerCalls).toEqual(['set'])
      })
    })
  }

  if (events.length > 0) {
    describe.each(events.map((event) => [event]))('event %s', (event) => {
      async function listen(handle: (event: Event) => void) {
        const { tagName, seen, define } = aTestElement(name)
        define()
        const element = anElement(tagName)
        const host = document.createElement('div')
        host.attachShadow({ mode: 'open' }).append(element)
        await put(host)
        document.body.addEventListener(event, handle, { once: true })
        const detail = { of: event } as never
        return { detail, isNotCanceled: await updatePage(() => seen.emit(event, detail)) }
      }

      it('bubbles and crosses shadow roots', async () => {
        const handle = vi.fn((event: Event) => (event as CustomEvent).detail)
        const { detail } = await listen(handle)
        expect(handle).toHaveReturnedWith(detail)
        expect(handle.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: true })
      })

      it(CANCELABLE_EVENTS.has(event) ? 'can be canceled' : 'cannot be canceled', async () => {
        const { isNotCanceled } = await listen((event) => event.preventDefault())
        expect(isNotCanceled).toBe(!CANCELABLE_EVENTS.has(event))
      })

      it('is not reported as canceled when no listener cancels it', async () => {
        const { isNotCanceled } = await listen(() => {})
        expect(isNotCanceled).toBe(true)
      })
    })
  }

  if (definition.store) {
    it('explains how to set the store when it is missing', async () => {
      const { tagName, define } = aTestElement(name)
      define()
      const element = document.createElement(tagName)
      await put(element)
      expect(shadowRootOf(element).textContent).not.toContain('store')
      // A website without store settings has no store.
      if (definition.store === 'optional') element.setAttribute('store-host', 'https://a.example')
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledExactlyOnceWith(
          expect.stringContaining(`<${tagName}> does not know which store to show. Add store-`),
        ),
      )
    })

    it('renders once its store is set', async () => {
      const { tagName, seen, define } = aTestElement(name)
      define()
      const element = document.createElement(tagName)
      await put(element)
      await updatePage(() => Object.assign(element, { storeHost: 'http://demo.test', storeId: 'demo' }))
      expect(seen.client).toBeTruthy()
      expect(shadowRootOf(element).textContent).toBe('clicked 0')
    })
  }
})
