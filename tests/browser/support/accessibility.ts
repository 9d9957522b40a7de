import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './test-page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Sets the page's background to the default of its color scheme. Without a background, axe assumes white, even in dark
 * mode.
 */
export function setCanvasBackground(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.background = 'Canvas'
  })
}

/** The rules whose result depends on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the accessibility violations that axe finds in the page and its shadow roots.
 * @param rules the rules to check; all of axe's default rules if undefined
 */
export async function accessibilityProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (options) => {
      const { run } = Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> }
      return run(options)
    },
    // Frames contain no axe, for which it would wait.
    { resultTypes: ['violations' as const], iframes: false, ...(rules && { runOnly: [...rules] }) },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** Expects no accessibility violations in light and dark mode. `state` names the page's state in the error message. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await accessibilityProblems(page), `${state} in light mode`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityProblems(page, colorRules), `${state} in dark mode`).toEqual([])
}

/** Expects the page not to scroll sideways. `state` names the page's state in the error message. */
async function expectFit(page: Page, state = 'the page'): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(overflow), state).toBeLessThanOrEqual(0)
}

/** Checks the page on a phone in dark mode and then on a computer. */
export async function expectFitAndAccessible(page: Page, name = 'the page'): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const state = `${name} at ${width} px in ${colorScheme} mode`
    await expectFit(page, state)
    expect(await accessibilityProblems(page), state).toEqual([])
  }
}
