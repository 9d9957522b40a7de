import type { Locator } from '@playwright/test'

/**
 * Returns the computed styles in an element's shadow root, as one line of text per element: all properties of the root,
 * from which the others inherit, and the size and most visible properties of the others.
 */
export function computedStylesIn(element: Locator): Promise<string[]> {
  return element.evaluate((host) => {
    const visible = [
      ...[
        'color',
        'background',
        'border',
        'box-shadow',
        'opacity',
        'display',
        'visibility',
        'font',
        'cursor',
      ],
      ...['letter-spacing', 'word-spacing', 'text-align', 'text-transform', 'text-decoration', 'text-shadow'],
      ...['white-space', 'list-style', 'width', 'height', 'margin', 'padding', 'transform', 'fill', 'stroke'],
    ]
    const elements = host.shadowRoot?.querySelectorAll('*') ?? []
    return [...elements].map((child) => {
      const style = getComputedStyle(child)
      const names = child.matches('.root, .root > *') ? [...style] : visible
      const values = names
        .filter((name) => !/^(--|inset-|top$|right$|bottom$|left$)/.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${child.localName} { ${values.join('; ')} }`
    })
  })
}
