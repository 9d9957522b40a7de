import type { Page } from '@playwright/test'

/** Returns the visible header items that overlap each other or extend beyond the header or the window. */
export function headerOverlaps(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const items = [...header.querySelectorAll('a, button')]
      .filter((item) => item.checkVisibility() && !item.closest('dialog'))
      .map((item) => ({ name: item.textContent || item.ariaLabel, box: item.getBoundingClientRect() }))
    const edge = header.getBoundingClientRect()
    const outside = items
      .filter(
        ({ box }) => box.left < 0 || box.right > innerWidth || box.top < edge.top || box.bottom > edge.bottom,
      )
      .map(({ name }) => `${name} extends beyond the header`)
    const overlaps = items.flatMap((one, index) =>
      items
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 0.5 &&
            box.right > one.box.left + 0.5 &&
            box.top < one.box.bottom &&
            box.bottom > one.box.top,
        )
        .map(({ name }) => `${one.name} overlaps ${name}`),
    )
    return [...outside, ...overlaps]
  })
}

/** Returns the visible header controls whose center is covered by another element. */
export function unreachableControls(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const root = header.getRootNode() as ShadowRoot
    return [...header.querySelectorAll('a, button')]
      .filter((control) => control.checkVisibility() && !control.closest('dialog'))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        return !control.contains(root.elementFromPoint(left + width / 2, top + height / 2))
      })
      .map((control) => `${control.textContent || control.ariaLabel} is covered`)
  })
}

/** Returns text that overflows an ancestor's box. Searches the elements that match `selector`; `:scope` matches all. */
export function overflowingTexts(page: Page, selector: string, tag = 'electrician-site'): Promise<string[]> {
  return page.locator(tag).evaluate((host, within) => {
    const root = host.shadowRoot
    if (!root) return ['no shadow root']
    const parts = within === ':scope' ? [...root.children] : [...root.querySelectorAll(within)]
    return [...new Set(parts.flatMap(overflowsOf))]

    function overflowsOf(part: Element): string[] {
      const found: string[] = []
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        if (!node.textContent?.trim() || isVisuallyHidden(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        if (text.width === 0) continue
        for (let box = node.parentElement; box; box = box.parentElement) {
          if (['inline', 'contents'].includes(getComputedStyle(box).display)) continue
          const { left, right, width } = box.getBoundingClientRect()
          if (text.left < left - 1 || text.right > right + 1)
            found.push(
              `${node.textContent.trim()} (${Math.round(text.width)} px) overflows ${box.localName} (${Math.round(width)} px)`,
            )
        }
      }
      return found
    }

    /** Returns whether an element is visually hidden, either in a closed menu or because it is for screen readers only. */
    function isVisuallyHidden(element: Element | null): boolean {
      for (let around = element; around; around = around.parentElement) {
        if (getComputedStyle(around).clipPath !== 'none') return true
        if (around.matches('select, dialog:not([open])')) return true
      }
      return false
    }
  }, selector)
}
