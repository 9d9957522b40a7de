// Opens a page in a new browser profile, with optional CPU throttling.

export async function visit(browser, { slowdown = 1, viewport }, work) {
  const context = await browser.newContext({ viewport: viewport ?? { width: 1280, height: 2000 } })
  try {
    const page = await context.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(error))
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const result = await Promise.race([work(page, client), failAfterTimeLimit(() => page.url())])
    if (errors.length > 0) throw errors[0]
    return result
  } finally {
    await context.close()
  }
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
