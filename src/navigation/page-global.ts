/**
 * Returns a global variable that may be missing. Ignores inherited properties of `window`, because page
 * content adds some: elements with that ID, and frames with that name.
 */
export function pageGlobal(name: string): unknown {
  return Object.hasOwn(globalThis, name) ? Reflect.get(globalThis, name) : undefined
}
