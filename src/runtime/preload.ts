import { runLater } from '../navigation/page-lifecycle.ts'
import { storeClientFor } from '../provider/store-client.ts'
import type { ElementHost } from './element-hosts.ts'
import { currentPath } from './prerendered.ts'

/** How long an element waits for the store's response before it renders its loading state. */
const MAX_WAIT_MS = 100
/** How long `loadWithRetries` waits before it tries again. */
const RETRY_MS = 4000

/**
 * Starts the requests of an element's component and loads its modules. Returns a promise if the first render should
 * wait. The promise settles when everything has loaded, or after 100 ms.
 */
export function preload(host: ElementHost): Promise<unknown> | undefined {
  const { props, store } = host.state.getState()
  const response = store?.settings
    ? host.definition.preload?.(storeClientFor(store.settings), props as never)
    : undefined
  const modules = loadModules(host)
  return response || modules ? settledInTime(Promise.allSettled([response, modules])) : undefined
}

async function settledInTime(loading: Promise<unknown>): Promise<void> {
  // The time starts after the current task, because a script that defines elements may run for longer than 100 ms.
  await Promise.resolve()
  await Promise.race([loading, delay(MAX_WAIT_MS)])
}

/**
 * Loads the modules that an element's first render needs. Returns undefined if the modules have been loaded.
 * @param path the path of the prerendered screen
 */
function loadModules({ definition, state }: ElementHost, path?: string): Promise<unknown> | undefined {
  return definition.load?.({ ...state.getState().props, path } as never)
}

/** Loads the modules that prerendered markup needs. */
export function loadMarkupModules(host: ElementHost, markup: HTMLElement): Promise<void> {
  // Outdated markup needs more modules, and it may become outdated in the meantime.
  return loadWithRetries(() => loadModules(host, currentPath(markup, host.state.getState())))
}

/**
 * Calls `load` until it returns undefined, which means that everything has been loaded. Retries after a failure, because
 * visitors can read the page in the meantime.
 */
export async function loadWithRetries(load: () => Promise<unknown> | undefined): Promise<void> {
  for (let loading = load(); loading; loading = load()) await loading.catch(() => delay(RETRY_MS))
}

function delay(duration_ms: number): Promise<void> {
  return new Promise((resolve) => runLater(resolve, duration_ms))
}
