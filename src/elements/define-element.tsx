import r2wc from '@r2wc/react-to-web-component'
import { adoptStyles } from './adopt-styles.ts'
import { parseAttributes, propertyName } from './attributes.ts'
import { removeAutoInserted } from './auto-insert.ts'
import { connectedElements, type ElementState, hostOf } from './connected-elements.ts'
import { createHost } from './create-host.ts'
import type { ElementDefinition } from './element-definition.ts'
import { adoptEarlyProperty, defineProperty } from './element-properties.ts'
import { ElementRoot, preload } from './element-root.tsx'
import {
  followSettings,
  stopFollowingSettings,
  updateAutoInserted,
  updateSettings,
} from './follow-settings.ts'
import { reportMisspellings } from './misspelled.ts'
import { applyFlag, applySetFlags } from './reflection.ts'
import { queueRender } from './render-queue.ts'
import { STORE_ATTRIBUTES } from './store-settings.ts'
import { watchRootOf } from './upgrade-divs.ts'

function Root({ container }: { container?: HTMLElement }) {
  const host = hostOf((container as unknown as ShadowRoot).host)
  return host && <ElementRoot host={host} />
}

/** Called when a tag is defined, not on import: Node has no HTMLElement to extend. */
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
 * Creates the class: when an element prepares, renders, moves and ends. r2wc creates the element and mounts React in its
 * shadow root, but handles neither removed attributes nor early properties, moves, or events that cross shadow roots.
 * Attributes therefore bypass r2wc: each element has a small store, to which the component inside subscribes.
 */
function createElementClass(definition: ElementDefinition, tag: string): CustomElementConstructor {
  const Base = createBase()
  const attributeNames = [
    ...Object.keys(definition.attributes),
    ...(definition.store ? STORE_ATTRIBUTES : []),
  ]

  // Elements without a store accept them too, for the elements inside them.
  const knownNames = [...attributeNames, ...STORE_ATTRIBUTES]

  class ReactElement extends Base {
    static get observedAttributes() {
      return attributeNames
    }

    #host = createHost(this, definition)
    #isPrepared = false
    #stopWatching: (() => void) | undefined
    /** Unmounts the markup that the element was prerendered with. */
    #leave: (() => void) | undefined

    /** Keeps a declarative shadow root: r2wc would attach a new one. */
    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      const isFirst = !this.#isPrepared
      if (isFirst) this.#prepare()
      connectedElements.add(this.#host)
      watchRootOf(this)
      updateSettings(this.#host)
      if (definition.store) followSettings(this)
      // Prerendered markup has its data already.
      if (isFirst && !this.shadowRoot?.firstChild) preload(this.#host)
      applySetFlags(this.#host)
      this.#stopWatching ??= definition.watchJson?.(this, (json) => this.#setProps({ json }))
      queueRender(() => this.isConnected && this.#render())
    }

    #render() {
      adoptStyles(this, definition)
      this.#leave ??= definition.hydration?.takeOver(this)
      if (!this.#leave) super.connectedCallback()
    }

    override disconnectedCallback() {
      connectedElements.delete(this.#host)
      stopFollowingSettings()
      // A move is a removal and an insertion in one task; and React must not unmount while the page's own React commits.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#leave?.()
        this.#leave = undefined
        super.disconnectedCallback()
        this.#stopWatching?.()
        this.#stopWatching = undefined
        removeAutoInserted()
        updateAutoInserted()
      })
    }

    /** Lets `moveBefore` keep everything as it is, but for the store, which may be another's here. */
    connectedMoveCallback() {
      watchRootOf(this)
      if (definition.store) followSettings(this)
      updateSettings(this.#host)
    }

    adoptedCallback() {
      adoptStyles(this, definition)
    }

    attributeChangedCallback(attribute: string) {
      if (!this.#isPrepared) return
      if (definition.reflects?.[attribute]) applyFlag(this.#host, attribute)
      else if (attribute in definition.attributes) this.#readAttributes()
      else if (this.isConnected) updateSettings(this.#host)
    }

    #prepare() {
      definition.hydration?.readInitialData(this)
      for (const property of attributeNames.map(propertyName)) adoptEarlyProperty(this, property)
      this.#readAttributes()
      reportMisspellings(tag, this.getAttributeNames(), knownNames)
      this.#isPrepared = true
    }

    #readAttributes() {
      this.#setProps(parseAttributes(tag, definition.attributes, (name) => this.getAttribute(name)))
    }

    #setProps(props: ElementState['props']) {
      this.#host.state.setState((before) => ({ props: { ...before.props, ...props } }))
    }
  }

  for (const attribute of attributeNames)
    defineProperty(ReactElement.prototype, attribute, definition.attributes[attribute] ?? { type: 'text' })
  Object.assign(ReactElement.prototype, definition.methods)
  return ReactElement
}
