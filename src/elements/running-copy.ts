import { type Cart, type ScriptApi, type ShowToast, scriptApi } from './script-api.ts'

/*
 * A page may load this code twice: as a script tag and within a bundle, or within two bundles. The first copy runs the
 * page. The exports of the others are the first copy's API, so that all of them work on one cart.
 */

/** The name on `window` that page scripts use. */
const NAME = 'ElectricianElements'
/** Holds the same API for other copies, since a page may use the name for something else. */
const KEY = Symbol.for('electrician-elements')

/** The API of the copy that runs the page, if any has begun. */
export function findRunningCopy(): ScriptApi | undefined {
  return Reflect.get(window, KEY)
}

/** Makes this copy the one that runs the page. */
export function publishApi(): void {
  Object.freeze(scriptApi)
  Reflect.set(window, KEY, scriptApi)
  // An element's id or a frame's name is no property of the window itself.
  if (!Object.hasOwn(window, NAME) || window[NAME] == null) Reflect.set(window, NAME, scriptApi)
  else
    console.warn(
      `window.${NAME} is something else on this page, so scripts cannot reach the cart. Rename the page’s variable.`,
    )
}

/** What the package exports: the API of the copy that runs the page. */
export function sharedApi(): ScriptApi {
  const running = typeof window === 'undefined' ? undefined : findRunningCopy()
  if (!running) return scriptApi
  return isCompatible(running.version) ? { ...scriptApi, ...running } : refusingApi(running.version)
}

/** Versions of one major version share a page; before 1.0.0, those of one minor version. */
function isCompatible(other: string): boolean {
  const release = (version: string) => /^(0\.)?\d+/.exec(version)?.[0]
  return release(other) === release(scriptApi.version)
}

/** Stands in for the API where another version runs the page: every use of it throws. */
function refusingApi(other: string): ScriptApi {
  const refuse = (): never => {
    throw new Error(
      `electrician-elements ${other} runs this page, so version ${scriptApi.version} cannot be used on it as well. ` +
        'Load one version only: the script tag or the package.',
    )
  }
  const cart = {} as Cart
  for (const name of Object.keys(scriptApi.cart))
    Object.defineProperty(cart, name, { enumerable: true, get: refuse })
  const toast: ShowToast = Object.assign(() => refuse(), { dismiss: refuse })
  return { ...scriptApi, version: other, cart, toast, configure: refuse }
}
