import type { Page } from '@playwright/test'

/** Texts of the website that reach beyond the screen, beyond their button, or beyond a box that cuts them. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((site) => {
    const root = site.shadowRoot
    if (!root) return ['nothing is there']
    const cut: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const box = boxAround(node.parentElement)
      if (!node.textContent?.trim() || box === null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const fits =
          left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 4 && bottom <= box.bottom + 4
        if (width > 0 && !fits)
          cut.push(
            `${node.textContent.trim()} (${Math.round(left)}–${Math.round(right)}, ${Math.round(top)}–${Math.round(bottom)})`,
          )
      }
    }
    return [...new Set(cut)]

    /** The room a text has: that of its control, or of whatever cuts it. null for one that is cut on purpose. */
    function boxAround(from: Element | null) {
      const room = {
        left: 0,
        right: innerWidth,
        top: Number.NEGATIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
      }
      for (let element = from; element; element = element.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element)
        if (webkitLineClamp !== 'none' || clipPath !== 'none') return null
        if (element.localName === 'select') return null
        const isControl = element.matches('button, a')
        const box = element.getBoundingClientRect()
        const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow)
        const isInline = getComputedStyle(element).display === 'inline'
        if (overflowX === 'auto' || overflowX === 'scroll' || (isControl && !isInline) || hides(overflowX)) {
          room.left = Math.max(room.left, box.left)
          room.right = Math.min(room.right, box.right)
        }
        if ((isControl && !isInline) || hides(overflowY)) {
          room.top = Math.max(room.top, box.top)
          room.bottom = Math.min(room.bottom, box.bottom)
        }
        if (overflowY === 'auto' || overflowY === 'scroll') return room
      }
      return room
    }
  })
}

/** Boxes of the website that are wider than the screen, and the page itself if it scrolls sideways. */
export function wideBoxes(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((site) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []
    for (const element of site.shadowRoot?.querySelectorAll('.root *') ?? []) {
      const { left, right, width } = element.getBoundingClientRect()
      // The scene's own shapes are cut by its frame.
      if (width === 0 || element.matches('svg *')) continue
      if (left < -1 || right > clientWidth + 1)
        wide.push(`${element.outerHTML.slice(0, 60)}: ${left} to ${right}`)
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
      if (scrolls && element.scrollWidth > element.clientWidth + 1)
        wide.push(`${element.outerHTML.slice(0, 60)} scrolls`)
    }
    return wide
  })
}

/** Controls that a finger of 44 px does not fit on: pressed 21 px beside its middle, it presses something else. */
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
        // The skip button, put away until it has the focus.
        if (top + height < 0) return []
        const [x, y] = [left + width / 2, top + height / 2]
        const beside = [
          [-21, 0],
          [21, 0],
          [0, -21],
          [0, 21],
        ] as const
        const misses = beside.filter(([across, down]) => {
          const hit = root?.elementFromPoint(x + across, y + down)
          return !(control.contains(hit ?? null) || hit?.closest('label')?.contains(control))
        })
        return misses.length > 0 ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : []
      })
  })
}

/** Styles the inside of the website as a browser's own settings would; instead of what was there before. */
export async function restyle(page: Page, css: string): Promise<void> {
  await page.locator('electrician-site').evaluate((site, text) => {
    const added: CSSStyleSheet = Reflect.get(window, 'added') ?? new CSSStyleSheet()
    added.replaceSync(text)
    if (!Reflect.has(window, 'added')) site.shadowRoot?.adoptedStyleSheets.push(added)
    Reflect.set(window, 'added', added)
  }, css)
}
