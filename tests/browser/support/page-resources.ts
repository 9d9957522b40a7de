import type { CDPSession, Page } from '@playwright/test'

/** What elements may add to the page around them. */
export interface PageResources {
  /** Event listeners on window and document, for example `window scroll`. */
  listeners: string[]
  stylesheets: number
  markup: string
}

export async function pageResources(page: Page, browser: CDPSession): Promise<PageResources> {
  const listeners = [...(await listenersOf(browser, 'window')), ...(await listenersOf(browser, 'document'))]
  const counted = await page.evaluate(() => ({
    stylesheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    markup: document.documentElement.outerHTML,
  }))
  return { listeners: listeners.toSorted(), ...counted }
}

async function listenersOf(browser: CDPSession, target: 'window' | 'document'): Promise<string[]> {
  const { result } = await browser.send('Runtime.evaluate', { expression: target })
  if (!result.objectId) return []
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId: result.objectId })
  return listeners.map(({ type }) => `${target} ${type}`)
}

/** Returns the number of live instances of a class after garbage collection. */
export async function countInstances(browser: CDPSession, name: string): Promise<number> {
  const { result } = await browser.send('Runtime.evaluate', { expression: `${name}.prototype` })
  const { objects } = await browser.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'counted',
  })
  const { result: length } = await browser.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
  })
  await browser.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' })
  return length.value as number
}
