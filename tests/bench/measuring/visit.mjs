// Opens a page in a new browser profile, with optional CPU and network throttling.

/** Lighthouse's settings for “slow 4G” in Chromium. Latency is in milliseconds, throughput in bytes per second. */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}

export async function visit(browser, { slowdown = 1, isSlow4G = false, viewport, isMobile = false }, work) {
  const options = { viewport: viewport ?? { width: 1280, height: 2000 }, ...(isMobile ? phone : {}) }
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(error))
    const client = await context.newCDPSession(page)
    if (isSlow4G) {
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', slow4G)
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const result = await Promise.race([work(page, client), failAfterTimeLimit(() => page.url())])
    if (errors.length > 0) throw errors[0]
    return result
  } finally {
    await context.close()
  }
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const longestVisitMs = 300_000

/** Rejects after the time limit for a visit, so that a page that never finishes loading cannot block the benchmark. */
export async function failAfterTimeLimit(addressOf) {
  await new Promise((resolve) => setTimeout(resolve, longestVisitMs).unref())
  throw new Error(`${addressOf()} was not done after ${longestVisitMs / 1000} s.`)
}

/** Measures all contenders in turn: one warm-up run and then `runs` runs. Returns a map of results by name. */
export async function takeTurns(contenders, runs, work) {
  const results = new Map(contenders.map(({ name }) => [name, []]))
  for (let run = -1; run < runs; run += 1) {
    // Start each run with a different contender.
    const shift = Math.max(run, 0) % contenders.length
    for (const contender of [...contenders.slice(shift), ...contenders.slice(0, shift)]) {
      const result = await work(contender)
      if (run >= 0) results.get(contender.name).push(result)
    }
  }
  return results
}
