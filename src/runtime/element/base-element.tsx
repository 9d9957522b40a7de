import r2wc from '@r2wc/react-to-web-component'
import { later } from '../../navigation/page-lifecycle.ts'
import { removeAutoInserted } from '../page/auto-insert.ts'
import { once } from '../page/once.ts'
import { inheritedAttribute } from '../settings/page-settings.ts'
import { lacksStore } from '../settings/store-problem.ts'
import { updateHost } from '../settings/surroundings.ts'
import { adoptStyles, canHaveStyles } from './adopt-styles.ts'
import { parseAttributes, propertyName } from './attributes.ts'
import { emitContactClicks } from './contact-clicks.ts'
import type { ElementDefinition, ElementHost } from './element-definition.ts'
import { connectedElements, createHost, hostOf } from './element-hosts.ts'
import { adoptEarlyProperty, attributeNamesOf } from './element-properties.ts'
import { ElementRoot } from './element-root.tsx'
import { showFallback } from './fallback.ts'
import { isSet } from './is-set.ts'
import { preload } from './preload.ts'
import { queueRender } from './render-queue.ts'
import { keepTypedKeys } from './typed-keys.ts'

function Root({ container }: { container?: HTMLElement }) {
  const host = hostOf((container as unknown as ShadowRoot).host)
  return host && <ElementRoot host={host} />
}

/**
 * Returns the class that all elements extend. r2wc attaches the shadow root and mounts React in it, but it
 * does not handle removed attributes, properties set before the upgrade, moved elements or composed events.
 * Attributes therefore bypass r2wc: each element has a store that its React component subscribes to.
 *
 * The class is created on the first call, because Node has no HTMLElement to extend.
 */
export const baseClass = once(() => {
  const Base = r2wc(Root, { shadow: 'open', props: [] }) as new () => HTMLElement & {
    connectedCallback(): void
    disconnectedCallback(): void
  }

  return class ReactElement extends Base {
    readonly #host: ElementHost
    #isPrepared = false
    #isStarted = false
    /** Whether the first render waits until the page sets a store. */
    #lacksStore = false
    /** Unmounts hydrated markup. Undefined if r2wc rendered the element. */
    #unmountHydrated: (() => void) | undefined

    constructor(definition: ElementDefinition) {
      super()
      this.#host = createHost(this, definition)
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
      updateHost(this.#host)
      this.#start()
      for (const attribute of Object.keys(this.#host.definition.reflects ?? {}))
        if (isSet(this.getAttribute(attribute))) this.#applyReflected(attribute)
    }

    /** Queues the first render after connection. Waits for the store if the page has not set it yet. */
    #start() {
      if (!canHaveStyles(this.#host)) return
      this.#lacksStore = !this.#isStarted && lacksStore(this.#host)
      if (this.#lacksStore) return
      const { prerendered, isHidden } = this.#host.definition
      const markup = prerendered?.load(this.#host)
      // A prerendered element does not need to load data, because its markup already contains the data.
      const loading = this.#isStarted || markup ? undefined : preload(this.#host)
      this.#isStarted = true
      const render = () => this.isConnected && this.#render()
      const queue = () => queueRender(render)
      if (markup) markup.then(queue, queue)
      else if (loading) void loading.then(queue)
      else if (isHidden) later(queue)
      else queue()
    }

    #render() {
      adoptStyles(this.#host)
      this.#unmountHydrated ??= this.#host.definition.prerendered?.hydrate(this)
      if (!this.#unmountHydrated) super.connectedCallback()
    }

    override disconnectedCallback() {
      connectedElements.delete(this.#host)
      // Unmounting is deferred for two reasons: an element that is moved reconnects in the same task, and
      // this React root must not unmount while the page's own React is committing.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#unmountHydrated?.()
        this.#unmountHydrated = undefined
        super.disconnectedCallback()
        if (!this.#host.isAutoInserted) removeAutoInserted()
      })
    }

    /** Handles `moveBefore`, which keeps the element's state. */
    connectedMoveCallback() {
      updateHost(this.#host)
    }

    attributeChangedCallback(attribute: string) {
      if (!this.#isPrepared) return
      const { attributes, reflects } = this.#host.definition
      if (reflects?.[attribute]) {
        if (this.isConnected) this.#applyReflected(attribute)
      } else if (attributes[attribute]) this.#readAttributes()
      // Deferred, so that settings that a page sets one after another apply together.
      else queueMicrotask(() => this.isConnected && updateHost(this.#host))
    }

    #prepare() {
      for (const name of attributeNamesOf(this.#host.definition)) adoptEarlyProperty(this, propertyName(name))
      this.#readAttributes()
      this.#isPrepared = true
    }

    /** Updates the element's state from an attribute that reflects it. */
    #applyReflected(attribute: string) {
      const reflected = this.#host.definition.reflects?.[attribute]
      if (isSet(this.getAttribute(attribute))) reflected?.onSet(this)
      else reflected?.onRemoved(this)
    }

    #readAttributes() {
      const { attributes } = this.#host.definition
      const props = parseAttributes(this.localName, attributes, (name) => {
        const text = this.getAttribute(name)
        return text || inheritedAttribute(name) || text
      })
      this.#host.state.setState({ props })
    }
  }
})
