import type { Page } from '@playwright/test'

/** Returns controls with a touch target smaller than 44 × 44 px. Tests four points 21 px from each control's center. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((site) => {
    const root = site.shadowRoot
    const modal = root?.querySelector('dialog[open]')
    const controls = (modal ?? root)?.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea',
    )
    return [...(controls ?? [])]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center' })
        const label = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : null
        const { left, top, width, height } = (label ?? control).getBoundingClientRect()
        // The skip button is off-screen until it has focus.
        if (top + height < 0) return []
        const [x, y] = [left + width / 2, top + height / 2]
        const offsets = [
          [-21, 0],
          [21, 0],
          [0, -21],
          [0, 21],
        ] as const
        const misses = offsets.filter(([dx, dy]) => {
          const hit = root?.elementFromPoint(x + dx, y + dy)
          return !(control.contains(hit ?? null) || hit?.closest('label')?.contains(control))
        })
        return misses.length > 0 ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : []
      })
  })
}

/** Applies CSS inside the website's shadow root to simulate browser settings. Replaces the CSS from any earlier call. */
export async function applyStyles(page: Page, css: string): Promise<void> {
  await page.locator('electrician-site').evaluate((site, text) => {
    const added: CSSStyleSheet = Reflect.get(window, 'added') ?? new CSSStyleSheet()
    added.replaceSync(text)
    if (!Reflect.has(window, 'added')) site.shadowRoot?.adoptedStyleSheets.push(added)
    Reflect.set(window, 'added', added)
  }, css)
}

/** Returns the text of visible controls that look like buttons because they have a background or a border. */
export function filledControls(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('a, button') ?? [])]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('dialog'),
      )
      .filter((control) => {
        const { backgroundColor, borderLeftWidth } = getComputedStyle(control)
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftWidth !== '0px'
      })
      .map((control) => control.textContent || control.ariaLabel || ''),
  )
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
