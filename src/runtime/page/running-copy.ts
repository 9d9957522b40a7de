import { pageGlobal } from '../../navigation/page-global.ts'
import type { ElectricianElements } from '../api/api-types.ts'

/*
 * A page may load this library twice, for example with a script tag and in a bundle. Only the first copy
 * runs. The other copies export the first copy's API, so that all scripts use one cart.
 */

/** The name of the global variable through which page scripts access the API. */
const NAME = 'ElectricianElements'
/**
 * The property of `window` through which other copies of the library find the running copy, even if a page
 * overwrites the global variable.
 */
const KEY = Symbol.for('electrician-elements')

/** Returns the API of the library copy that is running on this page, or undefined if no copy is running. */
export function findRunningCopy(): ElectricianElements | undefined {
  return Reflect.get(window, KEY)
}

/**
 * Publishes the API of a copy of the library, which marks this copy as the running one. Keeps the global
 * variable if the page already uses its name.
 */
export function publishApi(api: ElectricianElements): void {
  Reflect.set(window, KEY, api)
  if (pageGlobal(NAME) == null) Reflect.set(window, NAME, api)
}
