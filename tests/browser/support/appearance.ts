import type { Locator, Page } from '@playwright/test'

/** What a browser makes of our styles. */
export function styleOf(target: Locator) {
  return target.evaluate((element) => {
    const { outlineStyle, outlineWidth, position, backgroundColor, scale, borderTopColor } =
      getComputedStyle(element)
    return { outlineStyle, outlineWidth, position, backgroundColor, scale, borderTopColor }
  })
}

/** "edge" when a border or an outline of another colour than the ground parts something from what is around it. */
export function edgeOf(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const style = getComputedStyle(element)
    const lines = [
      [style.borderTopStyle, style.borderTopWidth, style.borderTopColor],
      [style.outlineStyle, style.outlineWidth, style.outlineColor],
    ] as const
    const drawn = lines.some(
      ([kind, width, colour]) =>
        kind !== 'none' && Number.parseFloat(width) >= 1 && colour !== style.backgroundColor,
    )
    return drawn ? 'edge' : JSON.stringify(lines)
  })
}

/** What inside the website has a transition or an animation longer than a millisecond. */
export function movingParts(page: Page): Promise<string[]> {
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
