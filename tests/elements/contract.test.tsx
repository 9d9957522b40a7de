import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { type Attribute, propertyName } from '../../src/elements/attributes.ts'
import { defineElement } from '../../src/elements/define-element.tsx'
import { CANCELABLE_EVENTS } from '../../src/elements/element-definition.ts'
import { aFreeTag, anElement, aProbedTag, inside, settled } from '../support/probe.tsx'

/** A value that the attribute takes and that is not its default. */
function anotherValue(attribute: Attribute): string {
  if (attribute.type !== 'choice') return `/other${('with' in attribute && attribute.with) || ''}`
  return attribute.of.find((value) => value !== attribute.default) ?? ''
}

const warnings = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe.each(elements)('<$definition.name> as a custom element', ({ definition, surface: { events } }) => {
  const { name, reflects = {} } = definition
  const attributes = Object.entries(definition.attributes)
  const values = attributes.filter(([, { type }]) => type !== 'flag')
  const flags = attributes.filter(([, { type }]) => type === 'flag')
  const button = (element: Element) => within(inside(element)).getByRole('button')
  const put = (element: Element) => settled(() => document.body.append(element))

  it('keeps an existing definition of its name and warns once', () => {
    const { tag, define } = aProbedTag(name)
    expect(define()).toBe(true)
    const first = customElements.get(tag)
    expect(define()).toBe(false)
    expect(customElements.get(tag)).toBe(first)
    expect(console.warn).toHaveBeenCalledOnce()
    expect(warnings()).toContain(`<${tag}> is already defined`)
    expect(warnings()).toContain(`<ee-${name}>`)
  })

  it('upgrades an element that was in the page before its definition', async () => {
    const { tag, seen, define } = aProbedTag(name)
    document.body.append(anElement(tag))
    await settled(define)
    expect(seen.mounts).toBe(1)
    expect(button(document.querySelector(tag) as Element).textContent).toBe('pressed 0')
  })

  it('renders nothing before it is connected', async () => {
    const { tag, seen, define } = aProbedTag(name)
    define()
    const element = anElement(tag)
    await settled(() => document.createElement('div').append(element))
    expect(seen.renders).toBe(0)
    await put(element)
    expect(seen.mounts).toBe(1)
  })

  it('keeps its state when it is moved', async () => {
    const { tag, seen, define } = aProbedTag(name)
    define()
    const element = anElement(tag)
    await put(element)
    await userEvent.click(button(element))
    const elsewhere = document.createElement('section')
    document.body.append(elsewhere)
    await settled(() => elsewhere.append(element))
    expect(button(element).textContent).toBe('pressed 1')
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('stays mounted when it is removed and inserted again in the same task', async () => {
    const { tag, seen, define } = aProbedTag(name)
    define()
    const element = anElement(tag)
    await put(element)
    await settled(() => {
      element.remove()
      document.body.append(element)
    })
    expect(seen).toMatchObject({ mounts: 1, unmounts: 0 })
  })

  it('unmounts asynchronously after it is removed', async () => {
    const { tag, seen, define } = aProbedTag(name)
    define()
    const element = anElement(tag)
    await put(element)
    await settled(() => {
      element.remove()
      expect(seen.unmounts).toBe(0)
    })
    expect(seen.unmounts).toBe(1)
  })

  it('mounts again when it is inserted again later', async () => {
    const { tag, seen, define } = aProbedTag(name)
    define()
    const element = anElement(tag)
    await put(element)
    await settled(() => element.remove())
    await put(element)
    expect(seen.mounts).toBe(2)
    expect(button(element).textContent).toBe('pressed 0')
  })

  it('shows an error message when its component throws', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const { tag, define } = aProbedTag(name, {}, broken)
    define()
    const element = anElement(tag)
    await put(element)
    expect(within(inside(element)).getByRole('alert').textContent).toContain('Something went wrong here')
    expect(console.error).toHaveBeenCalledWith(`<${tag}> could not be shown.`, expect.any(Error))
  })

  it('adopts its stylesheets and is not displayed while it is hidden', async () => {
    const { tag, define } = aProbedTag(name)
    define()
    const element = anElement(tag)
    await put(element)
    const rules = element.shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    )
    expect(rules?.join('\n')).toMatch(/:host\(\[hidden\]\)\s*{\s*display:\s*none/)
    expect(rules?.join('\n')).toMatch(new RegExp(`:host\\s*{[^}]*display:\\s*${definition.display}`))
  })

  it('renders its own component', async () => {
    const tag = aFreeTag(name)
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    defineElement(definition, tag)
    const element = anElement(tag, { 'store-id': tag })
    await put(element)
    expect(inside(element).querySelector('.root')?.childElementCount).toBeGreaterThan(0)
    expect(console.error).not.toHaveBeenCalledWith(
      expect.stringContaining('could not be shown'),
      expect.anything(),
    )
  })

  if (values.length > 0) {
    describe.each(values)('attribute %s', (attribute, description) => {
      const property = propertyName(attribute)
      const fallback = description.default
      const other = anotherValue(description)

      it('updates the component and returns to its default when removed or empty', async () => {
        const { tag, seen, define } = aProbedTag(name)
        define()
        const element = anElement(tag)
        await put(element)
        expect(seen.props[property]).toBe(fallback)
        await settled(() => element.setAttribute(attribute, other))
        expect(seen.props[property]).toBe(other)
        await settled(() => element.removeAttribute(attribute))
        expect(seen.props[property]).toBe(fallback)
        await settled(() => element.setAttribute(attribute, other))
        await settled(() => element.setAttribute(attribute, ''))
        expect(seen.props[property]).toBe(fallback)
        expect(seen.mounts).toBe(1)
      })

      it('is applied when it is set before the element is connected', async () => {
        const { tag, seen, define } = aProbedTag(name)
        define()
        await put(anElement(tag, { [attribute]: other }))
        expect(seen.props[property]).toBe(other)
      })

      it('is reflected by a property', async () => {
        const { tag, seen, define } = aProbedTag(name)
        define()
        const element = anElement(tag)
        await put(element)
        await settled(() => Reflect.set(element, property, other))
        expect(element.getAttribute(attribute)).toBe(other)
        expect(seen.props[property]).toBe(other)
        await settled(() => Reflect.set(element, property, undefined))
        expect(element.hasAttribute(attribute)).toBe(false)
        expect(Reflect.get(element, property)).toBe(fallback)
      })

      it('keeps a property value that was set before the element was defined', async () => {
        const { tag, seen, define } = aProbedTag(name)
        document.body.append(Object.assign(anElement(tag), { [property]: other }))
        await settled(define)
        expect(seen.props[property]).toBe(other)
        expect(document.querySelector(tag)?.getAttribute(attribute)).toBe(other)
      })
    })
  }

  if (flags.length > 0) {
    describe.each(flags)('boolean attribute %s', (attribute) => {
      const property = propertyName(attribute)

      /** A tag whose flag writes down what it was told by the page. */
      function aFollowedTag() {
        const orders: string[] = []
        const own = reflects[attribute]
        if (!own) throw new Error(`${attribute} of <${name}> stands for nothing`)
        const reflected = {
          ...own,
          onSet: () => void orders.push('set'),
          onRemoved: () => void orders.push('removed'),
        }
        return { ...aProbedTag(name, { reflects: { [attribute]: reflected } }), orders, own }
      }

      it.each([
        ['', 'set'],
        ['true', 'set'],
        [attribute, 'set'],
        ['false', 'removed'],
      ])('with the value "%s" calls the %s handler', async (text, order) => {
        const { tag, define, orders } = aFollowedTag()
        define()
        const element = anElement(tag)
        await put(element)
        expect(orders).toEqual([])
        element.setAttribute(attribute, text)
        expect(orders).toEqual([order])
        element.removeAttribute(attribute)
        expect(orders).toEqual([order, 'removed'])
      })

      it('follows the element’s events without calling its handlers', async () => {
        const { tag, define, seen, orders, own } = aFollowedTag()
        define()
        const element = anElement(tag)
        await put(element)
        await settled(() => seen.emit(own.setBy, null as never))
        expect(element.hasAttribute(attribute)).toBe(true)
        await settled(() => seen.emit(own.removedBy, null as never))
        expect(element.hasAttribute(attribute)).toBe(false)
        expect(orders).toEqual([])
      })

      it('calls its handlers when a listener of such an event changes it', async () => {
        const { tag, define, seen, orders, own } = aFollowedTag()
        define()
        const element = anElement(tag)
        await put(element)
        element.addEventListener(own.setBy, () => element.removeAttribute(attribute))
        await settled(() => seen.emit(own.setBy, null as never))
        expect(orders).toEqual(['removed'])
      })

      it('is reflected by a property', async () => {
        const { tag, define } = aFollowedTag()
        define()
        const element = anElement(tag)
        await put(element)
        await settled(() => Reflect.set(element, property, true))
        expect(element.hasAttribute(attribute)).toBe(true)
        await settled(() => Reflect.set(element, property, false))
        expect(element.hasAttribute(attribute)).toBe(false)
        expect(Reflect.get(element, property)).toBe(false)
      })

      it('calls its handler on connection for a property set before definition', async () => {
        const { tag, define, orders } = aFollowedTag()
        document.body.append(Object.assign(anElement(tag), { [property]: true }))
        await settled(define)
        expect(orders).toEqual(['set'])
      })
    })
  }

  if (events.length > 0) {
    describe.each(events.map((event) => [event]))('event %s', (event) => {
      async function listen(handle: (event: Event) => void) {
        const { tag, seen, define } = aProbedTag(name)
        define()
        const element = anElement(tag)
        const host = document.createElement('div')
        host.attachShadow({ mode: 'open' }).append(element)
        await put(host)
        document.body.addEventListener(event, handle, { once: true })
        const detail = { of: event } as never
        return { detail, goesOn: await settled(() => seen.emit(event, detail)) }
      }

      it('bubbles and crosses shadow roots', async () => {
        const handle = vi.fn((heard: Event) => (heard as CustomEvent).detail)
        const { detail } = await listen(handle)
        expect(handle).toHaveReturnedWith(detail)
        expect(handle.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: true })
      })

      it(`can${CANCELABLE_EVENTS.has(event) ? '' : 'not'} be canceled`, async () => {
        const { goesOn } = await listen((heard) => heard.preventDefault())
        expect(goesOn).toBe(!CANCELABLE_EVENTS.has(event))
      })

      it('reports that it was not canceled when no listener cancels it', async () => {
        const { goesOn } = await listen(() => {})
        expect(goesOn).toBe(true)
      })
    })
  }

  if (definition.store) {
    it('explains how to set a missing store', async () => {
      const { tag, seen, define } = aProbedTag(name)
      define()
      const element = document.createElement(tag)
      await put(element)
      // A tag that shows something even so is given the sentence to show in its place.
      const told = seen.props['storeProblem'] ?? inside(element).textContent
      expect(told).toContain(
        `<${tag}> does not know which store to show. Add store-host="https://…" and store-id="your-store"`,
      )
      await vi.waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(told))
    })

    it('renders when its store is set later', async () => {
      const { tag, seen, define } = aProbedTag(name)
      define()
      const element = document.createElement(tag)
      await put(element)
      await settled(() => Object.assign(element, { storeHost: 'http://demo.test', storeId: 'demo' }))
      expect(seen.props['client']).toBeTruthy()
      expect(inside(element).textContent).toBe('pressed 0')
    })
  }
})
