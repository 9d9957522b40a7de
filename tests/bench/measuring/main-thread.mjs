// Measures the work of the main thread during a visit.

/** Chromium's metrics. Its metric for script is not among them, because that one leaves out the callbacks of promises. */
const kinds = { all: 'TaskDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' }

/** Returns the milliseconds that the main thread works during `work`: in all, on style and on layout. */
export async function measureTasks(client, work) {
  await client.send('Performance.enable')
  const before = await readMetrics(client)
  await work()
  const after = await readMetrics(client)
  const spent = (name) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000
  return Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [kind, spent(name)]))
}

async function readMetrics(client) {
  const { metrics } = await client.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** Returns how many functions of the page's scripts run during `work`. On a busy machine, it varies less than times. */
export async function countFunctions(client, work) {
  await client.send('Profiler.enable')
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await work()
  const { result } = await client.send('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.includes('/bench/'))
    .flatMap(({ functions }) => functions)
    .filter(({ ranges: [{ count }] }) => count > 0).length
}
