import r2wc from '@r2wc/react-to-web-component'
import { createStore } from 'zustand/vanilla'
import type { Emit } from '../ui/element-events.ts'
import { styleSheetsFor } from '../styles/sheet.ts'
import { type AttributeValue, isSet, parseAttribute, propertyName } from './attributes.ts'
import { removeLonelyCompanions } from './companions.ts'
import {
  connectedElements,
  type ElementEdge,
  type ElementState,
  edgeOf,
  registerEdge,
} from './connected-elements.ts'
import { deepFreeze } from './deep-freeze.ts'
import type { ElementDefinition } from './element-definition.ts'
import { adoptEarlyProperty, defineProperty } from './element-properties.ts'
import { beginEarly, ElementRoot } from './element-root.tsx'
import { CANCELABLE_EVENTS } from './element-row.ts'
import { followSettings, stopFollowingSettings, updateInserted, updateSettings } from './follow-settings.ts'
import { reportMisspellings } from './misspelled.ts'
import { putOff } from './render-after.ts'
import { STORE_ATTRIBUTES } from './store-settings.ts'
import { watchRootOf } from './upgrade-divs.ts'

const SETTING_NAMES: readonly string[] = Object.values(STORE_ATTRIBUTES)

function Root({ container }: { container?: HTMLElement }) {
  const edge = edgeOf((container as unknown as ShadowRoot).host)
  return edge && <ElementRoot edge={edge} />
}

/** Made when a tag is defined, not on import: in Node there is no HTMLElement to extend. */
function createBase() {
  return r2wc(Root, { shadow: 'open', props: [] }) as new () => HTMLElement & {
    connectedCallback(): void
    disconnectedCallback(): void
  }
}

/** Defines a tag unless the page has one of that name already. Returns whether it did. */
export function defineElement(definition: ElementDefinition): boolean {
  const { tag, name } = definition
  if (customElements.get(tag)) {
    console.warn(
      `<${tag}> is already defined by something else on this page, so ours is not. ` +
        'Give the script tag data-prefix="ee-" and write <ee-' +
        `${name}> instead.`,
    )
    return false
  }
  customElements.define(tag, createElementClass(definition))
  return true
}

/**
 * r2wc makes the element and mounts React in its shadow root. What it leaves open is closed here: attributes that go
 * away, properties set early, moves, events that cross roots, and removal while another React is at work. Attributes
 * therefore don't pass through r2wc: each element keeps its own small state, which the component inside subscribes to.
 */
function createElementClass(definition: ElementDefinition): CustomElementConstructor {
  const { tag, row, prerendered } = definition
  const Base = createBase()
  const attributeNames = [...Object.keys(row.attributes), ...(row.store ? SETTING_NAMES : [])]

  // Also where the element itself has no use for them: those within it look them up.
  const knownNames = [...attributeNames, ...SETTING_NAMES]

  class ReactElement extends Base {
    static get observedAttributes() {
      return attributeNames
    }

    #edge = registerEdge(createEdge(this, definition))
    #isPrepared = false
    #stopWatching: (() => void) | undefined
    /** Ends the markup that the tag was prerendered with, until it has left the page. */
    #leave: (() => void) | undefined

    /** r2wc asks for one; what the page was sent with stays. */
    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      const isFirst = !this.#isPrepared
      if (isFirst) this.#prepare()
      connectedElements.add(this.#edge)
      watchRootOf(this)
      this.#edge.refreshSettings()
      if (row.store) followSettings(this)
      // What it was prerendered with is on show already.
      if (isFirst && !this.shadowRoot?.firstChild) beginEarly(this.#edge)
      for (const attribute of Object.keys(row.reflects ?? {}))
        if (isSet(this.getAttribute(attribute))) this.#follow(attribute)
      this.#stopWatching ??= row.watchJson?.(this, (json) => this.#setProps({ json }))
      if (isFirst && putOff) putOff.push(() => this.isConnected && this.#render(isFirst))
      else this.#render(isFirst)
    }

    #render(isFirst: boolean) {
      if (isFirst) {
        this.#adoptStyles()
        this.#leave = prerendered?.takeOver(this.#edge)
      }
      if (!this.#leave) super.connectedCallback()
    }

    override disconnectedCallback() {
      connectedElements.delete(this.#edge)
      stopFollowingSettings()
      // A move is a removal and an insertion in one task; and React must not unmount while the page's own React commits.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#leave?.()
        this.#leave = undefined
        super.disconnectedCallback()
        this.#stopWatching?.()
        this.#stopWatching = undefined
        removeLonelyCompanions()
        updateInserted()
      })
    }

    /** Lets `moveBefore` keep everything as it is, but for the store, which may be another's here. */
    connectedMoveCallback() {
      this.#edge.refreshSettings()
    }

    adoptedCallback() {
      this.#adoptStyles()
    }

    attributeChangedCallback(attribute: string) {
      if (!this.#isPrepared) return
      if (row.reflects?.[attribute]) this.#follow(attribute)
      else if (attribute in row.attributes) this.#readAttributes([attribute])
      else if (this.isConnected) this.#edge.refreshSettings()
    }

    #follow(attribute: string) {
      if (!this.isConnected || this.#edge.isReflecting) return
      const reflected = row.reflects?.[attribute]
      if (isSet(this.getAttribute(attribute))) reflected?.onSet(this)
      else reflected?.onRemoved(this)
    }

    #prepare() {
      prerendered?.readAnswers(this.#edge)
      for (const property of attributeNames.map(propertyName)) adoptEarlyProperty(this, property)
      this.#readAttributes(Object.keys(row.attributes))
      reportMisspellings(tag, this.getAttributeNames(), knownNames)
      this.#isPrepared = true
    }

    #adoptStyles() {
      // A document without a window, as that of a <template>, shows nothing and refuses the sheets of any other.
      if (this.shadowRoot && this.ownerDocument.defaultView)
        this.shadowRoot.adoptedStyleSheets = styleSheetsFor(this.ownerDocument, row.display)
    }

    #readAttributes(names: string[]) {
      const props: Record<string, AttributeValue> = {}
      for (const attribute of names) {
        const description = row.attributes[attribute]
        if (!description) continue
        props[propertyName(attribute)] = parseAttribute(
          tag,
          attribute,
          description,
          this.getAttribute(attribute),
        )
      }
      this.#setProps(props)
    }

    #setProps(props: ElementState['props']) {
      this.#edge.state.setState((before) => ({ props: { ...before.props, ...props } }))
    }
  }

  for (const attribute of attributeNames) defineProperty(ReactElement.prototype, attribute, row)
  Object.assign(ReactElement.prototype, row.methods)
  return ReactElement
}

function createEdge(element: HTMLElement, { name, row, component }: ElementDefinition): ElementEdge {
  const state = createStore<ElementState>(() => ({ props: {}, store: null }))
  const emit: Emit = (event, detail) => {
    const cancelable = CANCELABLE_EVENTS.has(event)
    edge.isReflecting = true
    for (const [attribute, { setBy, removedBy }] of Object.entries(row.reflects ?? {}))
      if (event === setBy || event === removedBy) element.toggleAttribute(attribute, event === setBy)
    edge.isReflecting = false
    return element.dispatchEvent(
      new CustomEvent(event, { detail: deepFreeze(detail), bubbles: true, composed: true, cancelable }),
    )
  }
  const refreshSettings = () => updateSettings(edge)
  const edge: ElementEdge = { element, name, row, component, state, emit, refreshSettings }
  return edge
}
