import type { Page } from '@playwright/test'

interface FocusedControl {
  name: string
  /** Whether the control, its label or its card has an outline. */
  isOutlined: boolean
  /** Whether the control is on screen and not covered by anything, such as the header. */
  isVisible: boolean
}

/** Returns the focused control on the page, or null if no control has focus. */
export function focusedControl(page: Page): Promise<FocusedControl | null> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // Radio buttons show the focus ring on their label, and card links show it on their card.
    const outlined = [focused, focused.closest('label'), focused.closest('li, [role=listitem]')].some(
      (element) => {
        if (!element) return false
        return [undefined, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        })
      },
    )
    // The box of line-clamped text includes hidden lines, so use its parent's box, which covers only the visible lines.
    const { parentElement: parent } = focused
    const isClamped = parent && getComputedStyle(parent).webkitLineClamp !== 'none'
    const { left, top, width, height } = (isClamped ? parent : focused).getBoundingClientRect()
    const root = focused.getRootNode() as ShadowRoot
    const points = [top + 2, top + height / 2, top + height - 2]
    const isVisible = points.every((y) => {
      const hit = root.elementFromPoint(left + width / 2, y)
      return focused.contains(hit) || Boolean(hit?.closest('label')?.contains(focused))
    })
    const { labels } = focused as HTMLInputElement
    const name = (focused.ariaLabel ?? labels?.[0]?.textContent ?? focused.textContent ?? '').trim()
    return { name, isOutlined: outlined, isVisible }
  })
}

/** Presses Tab until focus leaves the page, and returns every control that received focus. */
export async function pressTabUntilFocusLeaves(page: Page) {
  const reached = []
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focus = await focusedControl(page)
    if (!focus) return reached
    reached.push(focus)
  }
  throw new Error('The focus never leaves the page.')
}

/** Returns the names of all focusable controls in document order. */
export function tabStops(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((site) => {
    const found = site.shadowRoot?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    return [...(found ?? [])]
      .filter(
        (element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'),
      )
      .filter((element) => !element.matches('[type=radio]:not(:checked)'))
      .map((element) => {
        const { labels } = element as HTMLInputElement
        return (element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent ?? '').trim()
      })
  })
}
