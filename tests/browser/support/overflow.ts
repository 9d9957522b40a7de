import type { Page } from '@playwright/test'

/**
 * Returns what does not fit: texts that extend sideways beyond an ancestor or are cut off by a control or a box, boxes
 * that extend beyond the window, and boxes that scroll sideways. Leaves out the row of thumbnails.
 */
export function misfits(page: Page): Promise<string[]> {
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
      const words = node.textContent?.trim().slice(0, 40)
      let canBeCutOff = words !== ''
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { box, display, overflowX, overflowY, position, textOverflow, lineClamp } = lookOf(around)
        if (textOverflow === 'ellipsis' && overflowX === 'hidden') return
        if (['inline', 'contents'].includes(display)) continue
        const name = `${around.localName}.${around.getAttribute('class') ?? ''}`
        if (text.left < box.left - 1 || text.right > box.right + 1) {
          found.push(`“${words}” overflows ${name}`)
          return
        }
        // A clamped text continues on another page, and a box that scrolls shows the rest of its text.
        canBeCutOff &&= lineClamp === 'none' && !['auto', 'scroll'].includes(overflowY)
        const isLimit = around.matches('button, a') || ['hidden', 'clip'].includes(overflowY)
        if (canBeCutOff && isLimit && (text.top < box.top - 4 || text.bottom > box.bottom + 4))
          found.push(`“${words}” is cut off by ${name}`)
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
      const { clipPath, display, overflowX, overflowY, position, textOverflow, webkitLineClamp } =
        getComputedStyle(element)
      const box = element.getBoundingClientRect()
      return {
        box,
        clipPath,
        display,
        overflowX,
        overflowY,
        position,
        textOverflow,
        lineClamp: webkitLineClamp,
      }
    }
  })
}
