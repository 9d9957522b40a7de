import { expect, type Locator } from '@playwright/test'

/** Expects the character `left` to appear to the left of the character `right`. */
export async function expectOrder(text: Locator, left: string, right: string): Promise<void> {
  const [start = 0, end = 0] = await Promise.all(
    [left, right].map((character) => positionOf(text, character)),
  )
  expect(start, `${left} before ${right}`).toBeLessThan(end)
}

/** Returns the horizontal position of the first occurrence of a character. */
function positionOf(text: Locator, character: string): Promise<number> {
  return text.evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const at = node.textContent?.indexOf(sought) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().x
    }
    throw new Error(`no ${sought} in ${element.textContent}`)
  }, character)
}
