import r2wc from '@r2wc/react-to-web-component'
import { styleSheetsFor } from '../styles/stylesheets.ts'
import { type AttributeValue, isSet, parseAttribute, propertyName } from './attributes.ts'
import { removeLonelyCompanions } from './companions.ts'
import { connectedElements, type ElementState, edgeOf } from './connected-elements.ts'
import { createEdge } from './create-edge.ts'
import type { ElementDefinition } from './element-definition.ts'
import { adoptEarlyProperty, defineProperty } from './element-properties.ts'
import { ElementRoot, preload } from './element-root.tsx'
import { followSettings, stopFollowingSettings, updateInserted, updateSettings } from './follow-settings.ts'
import { reportMisspellings } from './misspelled.ts'
import { queueRender } from './render-queue.ts'
import { STORE_ATTRIBUTES } from './store-settings.ts'
import { watchRootOf } from './upgrade-divs.ts'

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
export function defineElement(definition: ElementDefinition, tag: string): boolean {
  if (customElements.get(tag)) {
    console.warn(
      `<${tag}> is already defined by something else on this page. ` +
        `Give the script tag data-prefix="ee-" and write <ee-${definition.name}> instead.`,
    )
    return false
  }
  customElements.define(tag, createElementClass(definition, tag))
  return true
}

/**
 * r2wc makes the element and mounts React in its shadow root. What it leaves open is closed here: attributes that go
 * away, properties set early, moves, events that cross roots, and removal while another React is at work. Attributes
 * therefore don't pass through r2wc: each element keeps its own small state, which the component inside subscribes to.
 */
function createElementClass(definition: ElementDefinition, tag: string): CustomElementConstructor {
  const Base = createBase()
  const attributeNames = [
    ...Object.keys(definition.attributes),
    ...(definition.store ? STORE_ATTRIBUTES : []),
  ]

  // Also where the element itself has no use for them: those within it look them up.
  const knownNames = [...attributeNames, ...STORE_ATTRIBUTES]

  class ReactElement extends Base {
    static get observedAttributes() {
      return attributeNames
    }

    #edge = createEdge(this, definition)
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
      updateSettings(this.#edge)
      if (definition.store) followSettings(this)
      // What it was prerendered with is on show already.
      if (isFirst && !this.shadowRoot?.firstChild) preload(this.#edge)
      for (const attribute of Object.keys(definition.reflects ?? {}))
        if (isSet(this.getAttribute(attribute))) this.#follow(attribute)
      this.#stopWatching ??= definition.watchJson?.(this, (json) => this.#setProps({ json }))
      queueRender(() => this.isConnected && this.#render())
    }

    #render() {
      this.#adoptStyles()
      this.#leave ??= definition.hydration?.takeOver(this)
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
      watchRootOf(this)
      if (definition.store) followSettings(this)
      updateSettings(this.#edge)
    }

    adoptedCallback() {
      this.#adoptStyles()
    }

    attributeChangedCallback(attribute: string) {
      if (!this.#isPrepared) return
      if (definition.reflects?.[attribute]) this.#follow(attribute)
      else if (attribute in definition.attributes) this.#readAttributes()
      else if (this.isConnected) updateSettings(this.#edge)
    }

    #follow(attribute: string) {
      if (!this.isConnected || this.#edge.isReflecting) return
      const reflected = definition.reflects?.[attribute]
      if (isSet(this.getAttribute(attribute))) reflected?.onSet(this)
      else reflected?.onRemoved(this)
    }

    #prepare() {
      definition.hydration?.readAnswers(this)
      for (const property of attributeNames.map(propertyName)) adoptEarlyProperty(this, property)
      this.#readAttributes()
      reportMisspellings(tag, this.getAttributeNames(), knownNames)
      this.#isPrepared = true
    }

    #adoptStyles() {
      // A document without a window, as that of a <template>, shows nothing and refuses the sheets of any other.
      if (this.shadowRoot && this.ownerDocument.defaultView)
        this.shadowRoot.adoptedStyleSheets = styleSheetsFor(
          this.ownerDocument,
          definition.display,
          definition.styles,
        )
    }

    #readAttributes() {
      const props: Record<string, AttributeValue> = {}
      for (const [name, attribute] of Object.entries(definition.attributes))
        props[propertyName(name)] = parseAttribute(tag, name, attribute, this.getAttribute(name))
      this.#setProps(props)
    }

    #setProps(props: ElementState['props']) {
      this.#edge.state.setState((before) => ({ props: { ...before.props, ...props } }))
    }
  }

  for (const attribute of attributeNames)
    defineProperty(ReactElement.prototype, attribute, definition.attributes[attribute] ?? { type: 'text' })
  Object.assign(ReactElement.prototype, definition.methods)
  return ReactElement
}
