import type { Locator } from '@playwright/test'

/** Returns the computed styles of all elements in an element's shadow root, as one line of text per element. */
export function computedStylesIn(element: Locator): Promise<string[]> {
  return element.evaluate((host) => {
    const elements = host.shadowRoot?.querySelectorAll('*') ?? []
    return [...elements].map((child) => {
      const style = getComputedStyle(child)
      const values = [...style]
        .filter((name) => !/^(--|inset-|top$|right$|bottom$|left$)/.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${child.localName} { ${values.join('; ')} }`
    })
  })
}
