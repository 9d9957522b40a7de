import { delay } from '../../navigation/lazy.ts'
import { MAX_LANGUAGE_WAIT_MS } from '../settings/locales.ts'
import type { ElementHost } from './element-hosts.ts'

/** How long an element waits for the store's response before it renders its loading state. */
const MAX_WAIT_MS = 100

/**
 * Starts the requests of an element's component and loads its modules. Returns a promise if the first render
 * should wait. The promise settles when everything has loaded, or after 100 ms when the business facts have
 * loaded and the language has loaded or 300 ms have passed.
 */
export function preload(host: ElementHost): Promise<unknown> | undefined {
  const { props, store } = host.state.getState()
  const response = store?.settings && host.definition.preload?.(store.settings, props as never)
  const modules = loadModules(host)
  const inTime = response || modules ? settledInTime(Promise.allSettled([response, modules])) : undefined
  // Without the facts in the page's JSON, the element would show the default facts.
  const language = host.localeLoading && Promise.race([host.localeLoading, delay(MAX_LANGUAGE_WAIT_MS)])
  const needed = [host.factsLoading, language, inTime].filter((loading) => loading)
  return needed.length > 0 ? Promise.allSettled(needed) : undefined
}

async function settledInTime(loading: Promise<unknown>): Promise<void> {
  // The time starts after the current task, because a script that defines elements may run for longer than
  // 100 ms.
  await Promise.resolve()
  await Promise.race([loading, delay(MAX_WAIT_MS)])
}

/**
 * Loads the modules that an element's first render needs. Returns undefined if the modules have been loaded.
 * @param path the path of the prerendered screen
 */
export function loadModules({ definition, state }: ElementHost, path?: string): Promise<unknown> | undefined {
  return definition.load?.({ ...state.getState().props, path } as never)
}
