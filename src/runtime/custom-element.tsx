import r2wc from '@r2wc/react-to-web-component'
import { report } from '../diagnostics/report.ts'
import { reopenDialogs } from '../ui/use-modal-dialog.ts'
import { adoptStyles } from './adopt-styles.ts'
import { parseAttributes, propertyName, reportUnknownAttributes } from './attributes.ts'
import { removeAutoInserted } from './auto-insert.ts'
import { emitContactClicks } from './contact-clicks.ts'
import type { ElementDefinition } from './element-definition.ts'
import { connectedElements, createHost, hostOf } from './element-hosts.ts'
import { adoptEarlyProperty, defineProperty } from './element-properties.ts'
import { ElementRoot } from './element-root.tsx'
import { showFallback } from './fallback.ts'
import { isSet } from './is-set.ts'
import { LOCALE_ATTRIBUTES } from './locales.ts'
import { FACTS_FILE_ATTRIBUTE, inheritedAttribute } from './page-settings.ts'
import { preload } from './preload.ts'
import { renderQueue } from './render-queue.ts'
import { announceRootOf } from './root-listeners.ts'
import { lacksStore } from './store-problem.ts'
import { STORE_ATTRIBUTES } from './store-settings.ts'
import { observeSurroundings, stopObserving, updateAutoInserted, updateHost } from './surroundings.ts'
import { keepTypedKeys } from './typed-keys.ts'

function Root({ container }: { container?: HTMLElement }) {
  const host = hostOf((container as unknown as ShadowRoot).host)
  return host && <ElementRoot host={host} />
}

/** Creates the base class. Must not run at import time, because Node has no HTMLElement to extend. */
function createBase() {
  return r2wc(Root, { shadow: 'open', props: [] }) as new () => HTMLElement & {
    connectedCallback(): void
    disconnectedCallback(): void
  }
}

/** Defines a custom element. Reports a conflict and returns false if the page already has an element with that name. */
export function defineCustomElement(definition: ElementDefinition, tag: string): boolean {
  if (customElements.get(tag)) {
    report('taken-tag', () => ({ tag, name: definition.name }))
    return false
  }
  customElements.define(tag, createElementClass(definition, tag))
  return true
}

/**
 * Creates the class of a custom element. r2wc attaches the shadow root and mounts React in it, but it does not handle
 * removed attributes, properties set before the upgrade, moved elements or composed events. Attributes therefore bypass
 * r2wc: each element has a store that its React component subscribes to.
 */
function createElementClass(definition: ElementDefinition, tag: string): CustomElementConstructor {
  const Base = createBase()
  const attributeNames = [
    ...Object.keys(definition.attributes),
    ...(definition.store ? [...STORE_ATTRIBUTES, 'price-format'] : []),
    ...(definition.business ? [FACTS_FILE_ATTRIBUTE] : []),
  ]

  // Any element may have these attributes, which apply to the elements inside it.
  const knownNames = [...attributeNames, ...STORE_ATTRIBUTES, FACTS_FILE_ATTRIBUTE, ...LOCALE_ATTRIBUTES]

  class ReactElement extends Base {
    static get observedAttributes() {
      return Object.keys(definition.attributes)
    }

    #host = createHost(this, definition)
    #isPrepared = false
    #isStarted = false
    /** Whether the first render waits until the page sets a store. */
    #lacksStore = false
    /** Unmounts hydrated markup. Undefined if r2wc rendered the element. */
    #unmountHydrated: (() => void) | undefined

    constructor() {
      super()
      emitContactClicks(this.shadowRoot as ShadowRoot, this.#host.emit)
      this.#host.state.subscribe(() => {
        if (this.#lacksStore && this.isConnected) this.#start()
      })
    }

    /** Reuses a declarative shadow root, because a second one cannot be attached. */
    override attachShadow(init: ShadowRootInit) {
      const prerendered = this.shadowRoot
      const root = prerendered ?? super.attachShadow(init)
      if (!prerendered) showFallback(this, root)
      keepTypedKeys(root)
      return root
    }

    override connectedCallback() {
      if (!this.#isPrepared) this.#prepare()
      connectedElements.add(this.#host)
      this.#readSurroundings()
      this.#start()
      for (const attribute of Object.keys(definition.reflects ?? {}))
        if (isSet(this.getAttribute(attribute))) this.#applyReflected(attribute)
      reopenDialogs(this.shadowRoot)
    }

    /** Queues the first render after the element was connected. Waits for the store, if the page has not set it yet. */
    #start() {
      this.#lacksStore = !this.#isStarted && lacksStore(this.#host)
      if (this.#lacksStore) return
      const markup = definition.prerendered?.load(this.#host)
      // A prerendered element does not need to load data, because its markup already contains the data.
      const loading = this.#isStarted || markup ? undefined : preload(this.#host)
      this.#isStarted = true
      const render = () => this.isConnected && this.#render()
      if (markup) renderQueue.addAfterLoading(markup, render)
      else if (loading) void loading.then(() => renderQueue.add(render))
      else if (definition.isHidden) renderQueue.addHidden(render)
      else renderQueue.add(render)
    }

    #render() {
      adoptStyles(this.#host)
      this.#unmountHydrated ??= definition.prerendered?.hydrate(this)
      if (!this.#unmountHydrated) super.connectedCallback()
    }

    override disconnectedCallback() {
      connectedElements.delete(this.#host)
      stopObserving()
      // Unmounting is deferred for two reasons: an element that is moved reconnects in the same task, and this React
      // root must not unmount while the page's own React is committing.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#unmountHydrated?.()
        this.#unmountHydrated = undefined
        super.disconnectedCallback()
        if (!this.#host.isAutoInserted) removeAutoInserted()
        updateAutoInserted()
      })
    }

    /** Handles `moveBefore`, which keeps the element's state. */
    connectedMoveCallback() {
      this.#readSurroundings()
    }

    adoptedCallback() {
      adoptStyles(this.#host)
    }

    attributeChangedCallback(attribute: string) {
      if (!this.#isPrepared) return
      if (!definition.reflects?.[attribute]) this.#readAttributes()
      else if (this.isConnected) this.#applyReflected(attribute)
    }

    #prepare() {
      for (const property of attributeNames.map(propertyName)) adoptEarlyProperty(this, property)
      this.#readAttributes()
      reportUnknownAttributes(tag, this.getAttributeNames(), knownNames)
      this.#isPrepared = true
    }

    /** Looks up the store settings and business facts that depend on the element's position in the document. */
    #readSurroundings() {
      announceRootOf(this)
      updateHost(this.#host)
      observeSurroundings(this)
    }

    /** Updates the element's state from an attribute that reflects it. */
    #applyReflected(attribute: string) {
      const reflected = definition.reflects?.[attribute]
      if (isSet(this.getAttribute(attribute))) reflected?.onSet(this)
      else reflected?.onRemoved(this)
    }

    #readAttributes() {
      const props = parseAttributes(tag, definition.attributes, (name) => {
        const text = this.getAttribute(name)
        return text || inheritedAttribute(name) || text
      })
      this.#host.state.setState({ props })
    }
  }

  for (const attribute of attributeNames)
    defineProperty(ReactElement.prototype, attribute, definition.attributes[attribute] ?? { type: 'text' })
  Object.assign(ReactElement.prototype, definition.methods)
  return ReactElement
}
