import { hasPage } from './has-page.ts'
import { type Cart, type ScriptApi, type ShowToast, scriptApi } from './script-api.ts'

/*
 * A page may load this library twice, for example with a script tag and in a bundle. Only the first copy runs. The
 * other copies export the first copy's API, so that all scripts use one cart.
 */

/** The name of the global variable through which page scripts access the API. */
const NAME = 'ElectricianElements'
/**
 * The property of `window` through which other copies of the library find the running copy, even if a page overwrites
 * the global variable.
 */
const KEY = Symbol.for('electrician-elements')

/** Returns the API of the library copy that is running on this page, or undefined if no copy is running. */
export function findRunningCopy(): ScriptApi | undefined {
  return Reflect.get(window, KEY)
}

/** Publishes the API of this copy of the library, which marks this copy as the running one. */
export function publishApi(): void {
  Object.freeze(scriptApi)
  Reflect.set(window, KEY, scriptApi)
  // Uses `hasOwn`, because element IDs and frame names also appear as inherited properties of `window`.
  if (!Object.hasOwn(window, NAME) || window[NAME] == null) Reflect.set(window, NAME, scriptApi)
  else
    console.warn(
      `window.${NAME} is already used by other code, so scripts cannot reach the cart. Rename that variable.`,
    )
}

/**
 * Returns the API that the package exports: the running copy's API or, if its version is incompatible, an API that
 * throws on every use.
 */
export function sharedApi(): ScriptApi {
  const running = hasPage() ? findRunningCopy() : undefined
  if (!running) return scriptApi
  return isCompatible(running.version) ? { ...scriptApi, ...running } : refusingApi(running.version)
}

/**
 * Returns whether two versions are compatible: they have the same major version or, before 1.0.0, the same minor
 * version.
 */
function isCompatible(other: string): boolean {
  const release = (version: string) => /^(0\.)?\d+/.exec(version)?.[0]
  return release(other) === release(scriptApi.version)
}

/** Returns an API that throws on every use, for a page on which an incompatible version is running. */
function refusingApi(other: string): ScriptApi {
  const refuse = (): never => {
    throw new Error(
      `electrician-elements ${other} is already running on this page, so version ${scriptApi.version} cannot be used. ` +
        'Load only one version.',
    )
  }
  const cart = {} as Cart
  for (const name of Object.keys(scriptApi.cart))
    Object.defineProperty(cart, name, { enumerable: true, get: refuse })
  const toast: ShowToast = Object.assign(() => refuse(), { dismiss: refuse })
  return { ...scriptApi, version: other, cart, toast, configure: refuse }
}
