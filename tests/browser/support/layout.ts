import type { Page } from '@playwright/test'

// Each check returns a list of the problems that it finds in the current window.

/** Controls of the page, the open dialog or the toast whose touch target is smaller than 44 × 44 px. */
export const smallTargets = (page: Page) => missedTargets(page, 21)

/** Controls of the page, the open dialog or the toast that are covered. */
export const coveredControls = (page: Page) => missedTargets(page, 0)

/** Tests four points at this distance from each control's center. */
function missedTargets(page: Page, distance: number): Promise<string[]> {
  return page.evaluate((distance) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const [top] = ['[part=toast]', 'dialog:modal'].flatMap((layer) =>
      roots.flatMap((root) => root.querySelector(layer) ?? []),
    )
    return (top ? [top] : roots)
      .flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
      ])
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0 && !isExempt(control))
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center' })
        const label = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : null
        const { left, top, width, height } = (label ?? control).getBoundingClientRect()
        // The skip button is off-screen until it has focus.
        if (top + height < 0) return []
        const [x, y] = [left + width / 2, top + height / 2]
        const root = control.getRootNode() as ShadowRoot
        const offsets = [
          [-distance, 0],
          [distance, 0],
          [0, -distance],
          [0, distance],
        ] as const
        const misses = offsets.filter(([dx, dy]) => {
          const hit = root.elementFromPoint(x + dx, y + dy)
          return !(control.contains(hit) || hit?.closest('label')?.contains(control))
        })
        return misses.length > 0 ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : []
      })

    /** Links in a text are as high as its lines. Content of the page in a slot is not inside the control. */
    function isExempt(control: HTMLElement): boolean {
      return control.matches('p a, label a, .description a, :has(slot)')
    }
  }, distance)
}

/** Header items that overlap each other or extend beyond the header or the window. */
export function headerOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return roots.flatMap((root) => [...root.querySelectorAll('header')]).flatMap(overlapsIn)

    function overlapsIn(header: Element): string[] {
      const items = [...header.querySelectorAll('a, button')]
        .filter((item) => item.checkVisibility() && !item.closest('dialog'))
        .map((item) => ({ name: item.textContent || item.ariaLabel, box: item.getBoundingClientRect() }))
      const edge = header.getBoundingClientRect()
      return items.flatMap(({ name, box }, index) => {
        const isOutside =
          box.left < 0 || box.right > innerWidth || box.top < edge.top || box.bottom > edge.bottom
        const covered = items
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              other.left < box.right - 0.5 &&
              other.right > box.left + 0.5 &&
              other.top < box.bottom &&
              other.bottom > box.top,
          )
        return [
          ...(isOutside ? [`${name} extends beyond the header`] : []),
          ...covered.map((other) => `${name} overlaps ${other.name}`),
        ]
      })
    }
  })
}

/** Fixed boxes that extend beyond a window, except dialogs, and those that take up a quarter of a low window. */
export function fixedBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return roots
      .flatMap((root) => [...root.querySelectorAll('.root *')])
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('dialog'),
      )
      .flatMap((element) => {
        const { position } = getComputedStyle(element)
        const { top, bottom, height } = element.getBoundingClientRect()
        const name = `${element.localName}.${element.getAttribute('class') ?? ''} is ${position}`
        if (position === 'fixed' && bottom > 0 && (top < -1 || bottom > innerHeight + 1))
          return [`${name}: ${Math.round(top)} to ${Math.round(bottom)}`]
        const isLow = innerHeight < 300 && !element.closest('[popover]')
        if (['fixed', 'sticky'].includes(position) && isLow && height > innerHeight / 4)
          return [`${name}: ${height}`]
        return []
      })
  })
}

/** Pictures that are cut off, enlarged, or not in a square frame. */
export function distortedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return roots
      .flatMap((root) => [...root.querySelectorAll<HTMLImageElement>('.picture img')])
      .filter((image) => image.checkVisibility() && !image.closest('dialog'))
      .flatMap((image) => {
        const frame = image.closest('.picture')?.getBoundingClientRect() ?? new DOMRect()
        const { width, height } = image.getBoundingClientRect()
        // The frame of a product's picture is as high as a large screen.
        const isSquare = innerWidth > 1280 || Math.abs(frame.width - frame.height) < 1
        const isInside = width < frame.width + 0.5 && height < frame.height + 0.5
        const { objectFit } = getComputedStyle(image)
        if (isSquare && isInside && objectFit === 'scale-down') return []
        return [`${image.src}: ${objectFit}, ${width} × ${height} in ${frame.width} × ${frame.height}`]
      })
  })
}

/** Elements with a transition or animation longer than one millisecond. */
export function animatedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const moving: string[] = []
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('.root, .root *')])) {
      for (const part of [undefined, '::before', '::after', '::backdrop']) {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part)
        const longest = Math.max(
          ...transitionDuration.split(',').map(Number.parseFloat),
          ...(animationName === 'none'
            ? []
            : animationDuration.split(',').map((text) => Number.parseFloat(text) || 1)),
        )
        if (longest > 0.001) moving.push(`${element.localName}${part ?? ''}: ${longest} s`)
      }
    }
    return moving
  })
}

/** What paper has no use for: navigation, controls, and links that look like buttons, except in dialogs. */
export function printedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return roots
      .flatMap((root) => [...root.querySelectorAll('a, button, select, textarea, nav')])
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('dialog'),
      )
      .filter((element) => {
        const { backgroundColor, borderLeftWidth } = getComputedStyle(element)
        const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && borderLeftWidth === '0px'
        return !(isPlain && element.matches('a:not(.back-link), .contact-item, .work-button'))
      })
      .map((element) => `${element.localName}: ${element.ariaLabel ?? element.textContent}`)
  })
}

/** Texts whose last character, such as punctuation, is on the wrong side, because of the page's direction. Checks only Arabic pages. */
export function reorderedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.lang !== 'ar') return []
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return (
      roots
        .flatMap((root) => [...root.querySelectorAll('.root *')])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE && /\S\s*\S/.test(node.textContent ?? ''))
        // Isolated parts of a text have their own direction.
        .filter((node) => !/[\u2066-\u2069]/.test(node.textContent ?? ''))
        .filter((node) => {
          const text = node.textContent ?? ''
          const [first, last] = [boxAt(node, text.search(/\S/)), boxAt(node, text.trimEnd().length - 1)]
          if (Math.abs(first.top - last.top) > 5) return false
          const isRightToLeft = /^[^\p{Letter}]*[\u0590-\u08ff]/u.test(text)
          return isRightToLeft ? first.left < last.left : first.left > last.left
        })
        .map((node) => node.textContent ?? '')
    )

    function boxAt(node: Node, at: number): DOMRect {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
  })
}

/** Words of up to 262 px, as wide as the service cards' texts, that are broken without a hyphen between two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
      return lines.size > 1 && parts.reduce((sum, part) => sum + part.width, 0) <= 262
    }
  })
}
