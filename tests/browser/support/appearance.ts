import type { Locator, Page } from '@playwright/test'

/** Returns an element's computed style, limited to the properties that tests compare. */
export function computedStyleOf(target: Locator) {
  return target.evaluate((element) => {
    const { outlineStyle, outlineWidth, position, backgroundColor, scale, borderTopColor } =
      getComputedStyle(element)
    return { outlineStyle, outlineWidth, position, backgroundColor, scale, borderTopColor }
  })
}

/** Returns `visible` if a border or outline differs in color from the background; otherwise, returns both styles as JSON. */
export function borderOf(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const style = getComputedStyle(element)
    const lines = [
      [style.borderTopStyle, style.borderTopWidth, style.borderTopColor],
      [style.outlineStyle, style.outlineWidth, style.outlineColor],
    ] as const
    const isVisible = lines.some(
      ([line, width, color]) =>
        line !== 'none' && Number.parseFloat(width) >= 1 && color !== style.backgroundColor,
    )
    return isVisible ? 'visible' : JSON.stringify(lines)
  })
}

/** Returns the website's elements with a transition or animation longer than one millisecond. */
export function animatedElements(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((site) => {
    const moving: string[] = []
    for (const element of site.shadowRoot?.querySelectorAll('.root, .root *') ?? []) {
      for (const part of [undefined, '::before', '::after', '::backdrop']) {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part)
        const longest = Math.max(
          ...transitionDuration.split(',').map(Number.parseFloat),
          ...(animationName === 'none'
            ? []
            : animationDuration.split(',').map((text) => Number.parseFloat(text) || 1)),
        )
        if (longest > 0.001) moving.push(`${element.localName}${part ?? ''}: ${longest} s`)
      }
    }
    return moving
  })
}
