import type { ComponentType } from 'react'
import { runLater } from '../navigation/page-lifecycle.ts'

/** How long `loadPersistently` waits before it tries again. */
const RETRY_MS = 4000

/** Loads a component when it is first needed. */
export interface ComponentLoader<Props> {
  /** Returns the component, or undefined if it has not been loaded. */
  component: () => ComponentType<Props> | undefined
  /**
   * Loads the component. Returns undefined if it has been loaded. Rejects if the browser cannot load the module. The next
   * call then tries again.
   */
  load: () => Promise<void> | undefined
  /**
   * Loads a component that is prerendered on the page. Returns undefined if it has been loaded. Retries until it succeeds,
   * because visitors can read the prerendered page in the meantime.
   */
  loadPersistently: () => Promise<void> | undefined
}

/** The props of the component that a loader loads. */
export type PropsOf<Loader> = Loader extends ComponentLoader<infer Props> ? Props : never

/** Creates a loader. `importComponent` imports the component's module. */
export function createComponentLoader<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentLoader<Props> {
  let component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let persistent: Promise<void> | undefined

  async function start(): Promise<void> {
    try {
      component = await importComponent()
    } finally {
      loading = undefined
    }
  }

  function load(): Promise<void> | undefined {
    if (component) return undefined
    loading ??= start()
    return loading
  }

  async function retry(): Promise<void> {
    await new Promise<void>((resolve) => runLater(resolve, RETRY_MS))
    await load()?.catch(retry)
  }

  function loadPersistently(): Promise<void> | undefined {
    if (component) return undefined
    persistent ??= load()?.catch(retry)
    return persistent
  }

  return { component: () => component, load, loadPersistently }
}
