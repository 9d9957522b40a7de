// Opens a page without Playwright, using only the DevTools protocol. When Playwright or Lighthouse listens for requests
// and errors, Chromium records the source location of each one and reads the whole script again every time. That would
// add tens of milliseconds that real visitors do not experience.
import { failAfterTimeLimit } from './visit.mjs'

/** Lighthouse's settings for “slow 4G” in Chromium. Latency is in milliseconds, throughput in bytes per second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}

/** Opens a tab in a new browser profile and passes it to `work`. */
export async function visitUnobserved(browser, { slowdown = 1, isSlow4G = false, viewport }, work) {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  try {
    const page = await openTab(root, browserContextId)
    await page.send('Page.enable')
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...(viewport ?? { width: 1280, height: 2000 }),
      deviceScaleFactor: 1,
      mobile: false,
    })
    if (isSlow4G) {
      await page.send('Network.enable')
      await page.send('Network.emulateNetworkConditions', slow4G)
    }
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(recordErrors)
    const result = await Promise.race([work(page), failAfterTimeLimit(() => page.address)])
    const errors = await page.evaluate(() => window.benchErrors)
    if (errors.length > 0) throw new Error(`${page.address}: ${errors[0]}`)
    return result
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId })
    await root.detach()
  }
}

function recordErrors() {
  window.benchErrors = []
  window.addEventListener('error', ({ message }) => window.benchErrors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => window.benchErrors.push(String(reason)))
}

async function openTab(root, browserContextId) {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  const pendingReplies = new Map()
  const listeners = new Set()
  root.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const message = JSON.parse(event.message)
    if (message.id === undefined) for (const listener of listeners) listener(message)
    else pendingReplies.get(message.id)(message)
  })
  let lastId = 0

  async function send(method, params = {}) {
    lastId += 1
    const id = lastId
    const reply = new Promise((resolve) => pendingReplies.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    await root.send('Target.sendMessageToTarget', { sessionId, message })
    const { error, result } = await reply
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  /** Waits for the first DevTools event called `name` that `fits` accepts, and returns its parameters. */
  function event(name, fits = () => true) {
    return new Promise((resolve) => {
      const listener = ({ method, params }) => {
        if (method !== name || !fits(params)) return
        listeners.delete(listener)
        resolve(params)
      }
      listeners.add(listener)
    })
  }

  async function evaluate(work, ...args) {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression: `(${work})(...${JSON.stringify(args)})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  const page = {
    address: 'about:blank',
    send,
    event,
    evaluate,
    addInitScript: (script, ...args) =>
      send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})(...${JSON.stringify(args)})` }),
    /** Opens a URL. The returned promise `untilIdle` resolves when the network has been idle for half a second. */
    async open(address) {
      page.address = address
      const { loaderId } = await send('Page.navigate', { url: address })
      return {
        untilIdle: event(
          'Page.lifecycleEvent',
          (at) => at.name === 'networkIdle' && at.loaderId === loaderId,
        ),
      }
    },
  }
  return page
}
