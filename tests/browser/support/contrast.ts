import type { Page } from '@playwright/test'

/**
 * Returns the visible texts and icons in shadow roots whose contrast with their background is too low, or whose
 * background is a picture or a gradient.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) return ['no canvas']
    return [...rootsIn(document)].flatMap((root) =>
      [...root.querySelectorAll<Element>('.root *')].filter(isReadByVisitors).flatMap(problemOf),
    )

    function* rootsIn(parent: Document | ShadowRoot): Generator<ShadowRoot> {
      for (const { shadowRoot } of parent.querySelectorAll('*')) {
        if (!shadowRoot) continue
        yield shadowRoot
        yield* rootsIn(shadowRoot)
      }
    }

    function isReadByVisitors(element: Element): boolean {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.closest('option')
      return (hasText || element.matches('button > svg')) && isShown && !isVisuallyHidden(element)
    }

    function isVisuallyHidden(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath !== 'none') return true
      return false
    }

    function problemOf(element: Element): string[] {
      const name = `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`
      const layers: string[] = []
      for (let box: Element | null = element; ; box = parentOf(box)) {
        const { backgroundColor, backgroundImage } = box ? getComputedStyle(box) : canvasStyle()
        if (backgroundImage !== 'none') return [`${name}: in front of ${backgroundImage.slice(0, 40)}`]
        layers.unshift(backgroundColor)
        if (!box || pixel([backgroundColor])[3] === 255) break
      }
      const background = luminance(pixel(layers))
      const text = luminance(pixel([...layers, getComputedStyle(element).color]))
      const [light, dark] = [Math.max(background, text), Math.min(background, text)]
      const contrast = (light + 0.05) / (dark + 0.05)
      return contrast < (element.localName === 'svg' ? 3 : 4.5) ? [`${name}: ${contrast.toFixed(2)} : 1`] : []
    }

    function parentOf(element: Element | null): Element | null {
      const root = element?.getRootNode()
      return element?.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    }

    /** The color behind the page, which depends on the page's color scheme. */
    function canvasStyle() {
      const isDark =
        getComputedStyle(document.documentElement).colorScheme.includes('dark') &&
        matchMedia('(prefers-color-scheme: dark)').matches
      return { backgroundColor: isDark ? '#121212' : '#fff', backgroundImage: 'none' }
    }

    function pixel(colors: string[]): Uint8ClampedArray {
      canvas?.clearRect(0, 0, 1, 1)
      for (const color of colors) {
        if (canvas) canvas.fillStyle = color
        canvas?.fillRect(0, 0, 1, 1)
      }
      return canvas?.getImageData(0, 0, 1, 1).data ?? new Uint8ClampedArray(4)
    }

    function luminance([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
      const linear = [red, green, blue].map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
    }
  })
}
