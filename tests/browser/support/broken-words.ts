import type { Page } from '@playwright/test'

/**
 * Returns the words in the elements that the browser has broken without a hyphen between two lines, and that are at most
 * `width` px wide.
 */
export function brokenWords(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return roots
      .flatMap((root) => [...root.querySelectorAll('.root *')])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [...element.childNodes].flatMap((node) => brokenWordsIn(node)))

    function brokenWordsIn(node: Node): string[] {
      if (node.nodeType !== Node.TEXT_NODE) return []
      const words = [...(node.textContent ?? '').matchAll(/[^\s-]+-?/g)]
      return words.filter(({ 0: word, index }) => isBroken(node, index, word.length)).map(([word]) => word)
    }

    function isBroken(node: Node, start: number, length: number): boolean {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + length)
      const parts = [...range.getClientRects()].filter((part) => part.width > 0)
      const lines = new Set(parts.map(({ top }) => Math.round(top)))
      return lines.size > 1 && parts.reduce((sum, part) => sum + part.width, 0) <= limit
    }
  }, width)
}
