import type { Page } from '@playwright/test'

interface FocusedControl {
  name: string
  /** Whether the control, its label or its card has an outline. */
  isOutlined: boolean
  /** Whether the control is on screen and not covered by anything, such as the header. */
  isVisible: boolean
  /** Whether the element is no control but a box, such as one that scrolls. */
  isBox: boolean
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
    const isBox = !focused.matches('a, button, input, select, textarea, summary')
    return { name, isOutlined: outlined, isVisible, isBox }
  })
}

/**
 * Presses Tab once for each control of the open dialog or the page. Returns the controls that are not reached in document
 * order, have no outline, or are covered, for example by the header.
 */
export async function unreachableControls(page: Page): Promise<string[]> {
  const { stops, isModal } = await tabStops(page)
  const reached: FocusedControl[] = []
  for (let presses = 0; presses < stops.length + 4 && reached.length < stops.length; presses++) {
    await page.keyboard.press('Tab')
    // Focus is on no control while it is in the browser's own user interface. Chromium also focuses boxes that scroll.
    const control = await focusedControl(page)
    if (control && !control.isBox) reached.push(control)
  }
  // In a dialog, Tab starts at the control after the one that has focus when the dialog opens.
  const start = isModal ? Math.max(0, stops.indexOf(reached[0]?.name ?? '')) : 0
  const expected = [...stops.slice(start), ...stops.slice(0, start)]
  const problems = expected.flatMap((name, index) => {
    const control = reached[index]
    if (control?.name !== name) return [`${name} is not reached, but ${control?.name}`]
    if (!control.isOutlined) return [`${name} has no outline`]
    return control.isVisible ? [] : [`${name} is covered`]
  })
  await page.keyboard.press('Tab')
  const isTrapped = !isModal && (await focusedControl(page)) !== null
  return isTrapped ? [...problems, 'Focus does not leave the page.'] : problems
}

/** Returns the names of the focusable controls of the open dialog or the page, in document order. */
function tabStops(page: Page): Promise<{ stops: string[]; isModal: boolean }> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const modal = roots.map((root) => root.querySelector('dialog:modal')).find(Boolean)
    const stops = (modal ? [modal] : roots)
      .flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
      ])
      .filter(
        (element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'),
      )
      .filter((element) => !element.matches('[type=radio]:not(:checked)'))
      .map((element) => {
        const { labels } = element as HTMLInputElement
        return (element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent ?? '').trim()
      })
    return { stops, isModal: Boolean(modal) }
  })
}
