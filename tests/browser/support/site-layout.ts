import type { Page } from '@playwright/test'

/** Returns text on the website that extends beyond the screen, its button or link, or a box that clips it. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((site) => {
    const root = site.shadowRoot
    if (!root) return ['no shadow root']
    const clipped: string[] = []
    // Most texts share their ancestors.
    const looks = new Map<Element, ReturnType<typeof readLook>>()
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
          clipped.push(
            `${node.textContent.trim()} (${Math.round(left)}–${Math.round(right)}, ${Math.round(top)}–${Math.round(bottom)})`,
          )
      }
    }
    return [...new Set(clipped)]

    /** Returns the bounds that the text must fit into, or null if the text is clipped on purpose. */
    function boxAround(from: Element | null) {
      const bounds = {
        left: 0,
        right: innerWidth,
        top: Number.NEGATIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
      }
      for (let element = from; element; element = element.parentElement) {
        const look = looks.get(element) ?? readLook(element)
        looks.set(element, look)
        const { box, overflowX, overflowY, webkitLineClamp, clipPath, isInline } = look
        if (webkitLineClamp !== 'none' || clipPath !== 'none') return null
        if (element.localName === 'select') return null
        const isControl = element.matches('button, a')
        const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow)
        if (overflowX === 'auto' || overflowX === 'scroll' || (isControl && !isInline) || hides(overflowX)) {
          bounds.left = Math.max(bounds.left, box.left)
          bounds.right = Math.min(bounds.right, box.right)
        }
        if ((isControl && !isInline) || hides(overflowY)) {
          bounds.top = Math.max(bounds.top, box.top)
          bounds.bottom = Math.min(bounds.bottom, box.bottom)
        }
        if (overflowY === 'auto' || overflowY === 'scroll') return bounds
      }
      return bounds
    }

    function readLook(element: Element) {
      const { overflowX, overflowY, webkitLineClamp, clipPath, display } = getComputedStyle(element)
      const isInline = display === 'inline'
      return {
        box: element.getBoundingClientRect(),
        overflowX,
        overflowY,
        webkitLineClamp,
        clipPath,
        isInline,
      }
    }
  })
}

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
