import type { Locator, Page } from '@playwright/test'
import { expect } from './stage.ts'

interface Focus {
  name: string
  /** Whether it, or what it stands for, is outlined. */
  isOutlined: boolean
  /** Whether its middle is on the screen with nothing in front of it, such as the header. */
  isInSight: boolean
}

/** What has the focus inside the website, and how that looks; null when it is nowhere on the page. */
export function focusOn(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    // The element and those that stand for it: the label of a radio button, the card of a link.
    const outlined = [focused, focused.closest('label'), focused.closest('[role=listitem]')].some(
      (element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      },
    )
    // Of a text cut after some lines, what is left.
    const { parentElement: around } = focused
    const isCut = around && getComputedStyle(around).webkitLineClamp !== 'none'
    const { left, top, width, height } = (isCut ? around : focused).getBoundingClientRect()
    const root = focused.getRootNode() as ShadowRoot
    const points = [top + 2, top + height / 2, top + height - 2]
    const isInSight = points.every((y) => {
      const hit = root.elementFromPoint(left + width / 2, y)
      return focused.contains(hit) || Boolean(hit?.closest('label')?.contains(focused))
    })
    const { labels } = focused as HTMLInputElement
    const name = (focused.ariaLabel ?? labels?.[0]?.textContent ?? focused.textContent ?? '').trim()
    return { name, isOutlined: outlined, isInSight }
  })
}

/** Presses Tab until `target` has the focus. */
export async function pressTab(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element.matches(':focus'))) break
  }
  await expect(target).toBeFocused()
}
