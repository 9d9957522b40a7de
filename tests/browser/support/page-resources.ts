import type { CDPSession, Page } from '@playwright/test'

/** Resources in use by a page, such as listeners, timers, animation frames, observers and stylesheets. */
export interface PageResources {
  /** Event listeners on window and document, for example `window scroll`. */
  listeners: string[]
  timers: number
  frames: number
  observers: number
  stylesheets: number
  markup: string
}

/** Tracks timers, animation frames and observers in all documents that the page opens afterward. */
export async function trackResources(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'resources', { timers: new Set(), frames: new Set(), observers: new Set() })
  })
  await page.addInitScript(trackTimers)
  await page.addInitScript(trackFrames)
  await page.addInitScript(trackObservers)
}

function trackTimers(): void {
  const { timers } = Reflect.get(window, 'resources') as { timers: Set<unknown> }
  const { setTimeout, setInterval, clearTimeout } = window
  window.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      Reflect.apply(run, window, rest)
    }, wait)
    timers.add(timer)
    return timer
  }) as typeof setTimeout
  window.setInterval = ((run: () => void, wait?: number) => {
    const timer = setInterval(run, wait)
    timers.add(timer)
    return timer
  }) as typeof setInterval
  // In browsers, timeouts and intervals share one pool of IDs.
  window.clearTimeout = window.clearInterval = ((timer: number) => {
    timers.delete(timer)
    clearTimeout(timer)
  }) as typeof clearTimeout
}

function trackFrames(): void {
  const { frames } = Reflect.get(window, 'resources') as { frames: Set<unknown> }
  const { requestAnimationFrame, cancelAnimationFrame } = window
  window.requestAnimationFrame = (run) => {
    const frame = requestAnimationFrame((now) => {
      frames.delete(frame)
      run(now)
    })
    frames.add(frame)
    return frame
  }
  window.cancelAnimationFrame = (frame) => {
    frames.delete(frame)
    cancelAnimationFrame(frame)
  }
}

function trackObservers(): void {
  const { observers } = Reflect.get(window, 'resources') as { observers: Set<unknown> }
  for (const { prototype } of [MutationObserver, IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect } = prototype as unknown as Record<string, (...given: unknown[]) => void>
    Object.assign(prototype, {
      observe(this: object, ...given: unknown[]) {
        observers.add(this)
        if (observe) Reflect.apply(observe, this, given)
      },
      disconnect(this: object) {
        observers.delete(this)
        if (disconnect) Reflect.apply(disconnect, this, [])
      },
    })
  }
}

/** Returns the resources that the page currently uses. */
export async function pageResources(page: Page, browser: CDPSession): Promise<PageResources> {
  const listeners = [
    ...(await listenersOf(browser, 'window')),
    ...(await listenersOf(browser, 'document')),
  ].toSorted()
  const counted = await page.evaluate(() => {
    const resources = Reflect.get(window, 'resources') as Record<
      'timers' | 'frames' | 'observers',
      Set<unknown>
    >
    return {
      timers: resources.timers.size,
      frames: resources.frames.size,
      observers: resources.observers.size,
      stylesheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      markup: document.documentElement.outerHTML,
    }
  })
  return { listeners, ...counted }
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

/** Returns the heap size in bytes after garbage collection. */
export async function heapSize(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.collectGarbage')
  return (await browser.send('Runtime.getHeapUsage')).usedSize
}
