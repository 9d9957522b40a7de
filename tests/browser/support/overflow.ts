import type { Page } from '@playwright/test'

/**
 * Returns what makes the page or a part of an element scroll or extend sideways: texts that extend beyond an ancestor,
 * boxes that extend beyond the window, and boxes that scroll horizontally. Leaves out the row of thumbnails.
 */
export function sidewaysOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // Most texts share their ancestors.
    const looks = new Map<Element, ReturnType<typeof readLook>>()
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('.root *')])) {
      if (element.matches('svg *, option, .thumbnails *') || isHidden(element)) continue
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
      const { box, overflowX, textOverflow } = lookOf(element)
      if (box.left < -1 || box.right > clientWidth + 1)
        found.push(`${name}: ${Math.round(box.left)} to ${Math.round(box.right)}`)
      const scrolls = ['auto', 'scroll', 'hidden'].includes(overflowX) && textOverflow !== 'ellipsis'
      if (
        scrolls &&
        !element.matches('input, select, textarea, .thumbnails') &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${name} scrolls: ${element.scrollWidth} in ${element.clientWidth}`)
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) checkText(node, element)
    }
    return [...new Set(found)]

    function checkText(node: Node, parent: Element): void {
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0 || parent.matches('select, textarea')) return
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { box, display, overflowX, position, textOverflow } = lookOf(around)
        if (textOverflow === 'ellipsis' && overflowX === 'hidden') return
        if (['inline', 'contents'].includes(display)) continue
        if (text.left < box.left - 1 || text.right > box.right + 1) {
          const words = node.textContent?.trim().slice(0, 40)
          found.push(`“${words}” overflows ${around.localName}.${around.getAttribute('class') ?? ''}`)
          return
        }
        // The parents of a fixed element do not limit its width.
        if (position === 'fixed') return
      }
    }

    function isHidden(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true })) return true
      for (let around: Element | null = element; around; around = around.parentElement)
        if (lookOf(around).clipPath !== 'none' || around.matches('.skip-link')) return true
      return false
    }

    function lookOf(element: Element): ReturnType<typeof readLook> {
      const look = looks.get(element) ?? readLook(element)
      looks.set(element, look)
      return look
    }

    function readLook(element: Element) {
      const { clipPath, display, overflowX, position, textOverflow } = getComputedStyle(element)
      return { box: element.getBoundingClientRect(), clipPath, display, overflowX, position, textOverflow }
    }
  })
}
