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
