import type { CDPSession, Page } from '@playwright/test'

/** What a page holds on to besides its own markup. */
export interface Held {
  /** On window and document, by name. */
  listeners: string[]
  timers: number
  frames: number
  observers: number
  sheets: number
  markup: string
}

/** Counts timers, frames and observers from now on, in every page that this one goes to. */
export async function countHeld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'held', { timers: new Set(), frames: new Set(), observers: new Set() })
  })
  await page.addInitScript(countTimers)
  await page.addInitScript(countFrames)
  await page.addInitScript(countObservers)
}

function countTimers(): void {
  const { timers } = Reflect.get(window, 'held') as { timers: Set<unknown> }
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
  // The browser keeps both in one list.
  window.clearTimeout = window.clearInterval = ((timer: number) => {
    timers.delete(timer)
    clearTimeout(timer)
  }) as typeof clearTimeout
}

function countFrames(): void {
  const { frames } = Reflect.get(window, 'held') as { frames: Set<unknown> }
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

function countObservers(): void {
  const { observers } = Reflect.get(window, 'held') as { observers: Set<unknown> }
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

export async function heldBy(page: Page, browser: CDPSession): Promise<Held> {
  const listeners = [
    ...(await listenersOf(browser, 'window')),
    ...(await listenersOf(browser, 'document')),
  ].toSorted()
  const counted = await page.evaluate(() => {
    const held = Reflect.get(window, 'held') as Record<'timers' | 'frames' | 'observers', Set<unknown>>
    return {
      timers: held.timers.size,
      frames: held.frames.size,
      observers: held.observers.size,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
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

/** Live objects whose class is that, after a collection. */
export async function countLive(browser: CDPSession, name: string): Promise<number> {
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

/** Bytes in use once everything that can be collected has been. */
export async function heapOf(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.collectGarbage')
  return (await browser.send('Runtime.getHeapUsage')).usedSize
}
