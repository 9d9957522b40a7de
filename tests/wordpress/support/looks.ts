import type { Locator } from '@playwright/test'

/** Every style of everything inside a tag, a line for each element. */
export function looksInside(tag: Locator): Promise<string[]> {
  return tag.evaluate((host) => {
    const elements = host.shadowRoot?.querySelectorAll('*') ?? []
    return [...elements].map((element) => {
      const style = getComputedStyle(element)
      const values = [...style]
        .filter((name) => !/^(--|inset-|top$|right$|bottom$|left$)/.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${element.localName} { ${values.join('; ')} }`
    })
  })
}
