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

describe.each(elements)('<$definition.name> as an element', ({ definition, surface: { events } }) => {
  const { name, reflects = {} } = definition
  const attributes = Object.entries(definition.attributes)
  const values = attributes.filter(([, { type }]) => type !== 'flag')
  const flags = attributes.filter(([, { type }]) => type === 'flag')
  const button = (element: Element) => within(inside(element)).getByRole('button')
  const put = (element: Element) => settled(() => document.body.append(element))

  it('is defined once: a taken tag stays its owner’s, with one warning', () => {
    const { tag, define } = aProbedTag(name)
    expect(define()).toBe(true)
    const first = customElements.get(tag)
    expect(define()).toBe(false)
    expect(customElements.get(tag)).toBe(first)
    expect(console.warn).toHaveBeenCalledOnce()
    expect(warnings()).toContain(`<${tag}> is already defined`)
    expect(warnings()).toContain(`<ee-${name}>`)
  })

  it('comes to life where it stood before it was defined', async () => {
    const { tag, seen, define } = aProbedTag(name)
    document.body.append(anElement(tag))
    await settled(define)
    expect(seen.mounts).toBe(1)
    expect(button(document.querySelector(tag) as Element).textContent).toBe('pressed 0')
  })

  it('runs nothing before it stands in the page', async () => {
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

  it('lives on when it is taken out and put back in one go', async () => {
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

  it('unmounts when it is removed, a moment later', async () => {
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

  it('comes to life again when it is put back later', async () => {
    const { tag, seen, define } = aProbedTag(name)
    define()
    const element = anElement(tag)
    await put(element)
    await settled(() => element.remove())
    await put(element)
    expect(seen.mounts).toBe(2)
    expect(button(element).textContent).toBe('pressed 0')
  })

  it('shows an error, not nothing, when its component throws', async () => {
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

  it('wears the one sheet, and disappears when it is hidden', async () => {
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

  it('shows its own component', async () => {
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

      it('reaches the component, and gives the default again when removed or emptied', async () => {
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

      it('counts when it is set before the element stands in the page', async () => {
        const { tag, seen, define } = aProbedTag(name)
        define()
        await put(anElement(tag, { [attribute]: other }))
        expect(seen.props[property]).toBe(other)
      })

      it('is a property too', async () => {
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

      it('keeps a property that was set before the tag was defined', async () => {
        const { tag, seen, define } = aProbedTag(name)
        document.body.append(Object.assign(anElement(tag), { [property]: other }))
        await settled(define)
        expect(seen.props[property]).toBe(other)
        expect(document.querySelector(tag)?.getAttribute(attribute)).toBe(other)
      })
    })
  }

  if (flags.length > 0) {
    describe.each(flags)('flag %s', (attribute) => {
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
      ])('written as "%s" is an order: %s', async (text, order) => {
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

      it('follows the tag’s events, and is no order then', async () => {
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

      it('is an order again from who hears of such an event', async () => {
        const { tag, define, seen, orders, own } = aFollowedTag()
        define()
        const element = anElement(tag)
        await put(element)
        element.addEventListener(own.setBy, () => element.removeAttribute(attribute))
        await settled(() => seen.emit(own.setBy, null as never))
        expect(orders).toEqual(['removed'])
      })

      it('is a property too', async () => {
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

      it('is an order once the tag is in the page, also as a property set before it was defined', async () => {
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

      it('bubbles and crosses the roots around it', async () => {
        const handle = vi.fn((heard: Event) => (heard as CustomEvent).detail)
        const { detail } = await listen(handle)
        expect(handle).toHaveReturnedWith(detail)
        expect(handle.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: true })
      })

      it(`can${CANCELABLE_EVENTS.has(event) ? '' : 'not'} be prevented`, async () => {
        const { goesOn } = await listen((heard) => heard.preventDefault())
        expect(goesOn).toBe(!CANCELABLE_EVENTS.has(event))
      })

      it('goes on when nobody prevents it', async () => {
        const { goesOn } = await listen(() => {})
        expect(goesOn).toBe(true)
      })
    })
  }

  if (definition.store) {
    it('says what is missing where it does not know its store', async () => {
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

    it('finds its way when the store is named later', async () => {
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
