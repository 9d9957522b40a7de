// Entry point of the package for the settings of builds, such as Vue's `isCustomElement`. Needs no page.

/** Returns whether a tag belongs to an element of this package. */
export function isElectricianElement(tag: string): boolean {
  return __ELEMENT_NAMES__.includes(tag)
}
