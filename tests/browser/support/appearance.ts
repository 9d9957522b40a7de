import type { Locator } from '@playwright/test'

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
