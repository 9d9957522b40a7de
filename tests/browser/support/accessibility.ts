import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
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

/** Returns the accessibility violations that axe finds in the page and its shadow roots. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    (Reflect.get(window, 'axe') as { run: () => Promise<AxeResults> }).run(),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

/** Expects no accessibility violations in light and dark mode. `state` names the page's state in the error message. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityProblems(page), `${state} in ${colorScheme} mode`).toEqual([])
  }
}
