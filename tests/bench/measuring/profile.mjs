// Profiles a visit. Reads the time of each main-thread phase from Chromium and the self time of each function from V8.
import { milliseconds } from './numbers.mjs'

const phases = {
  ScriptDuration: 'all script',
  V8CompileDuration: 'compiling script',
  RecalcStyleDuration: 'style',
  LayoutDuration: 'layout',
}
const listed = 12

/**
 * Returns table rows that break down the time spent in `work`: first by main-thread phase, then by the functions with
 * the most self time.
 */
export async function profiled(client, work) {
  await client.send('Performance.enable')
  await client.send('Profiler.enable')
  await client.send('Profiler.setSamplingInterval', { interval: 200 })
  const before = await metricsOf(client)
  await client.send('Profiler.start')
  await work()
  const { profile } = await client.send('Profiler.stop')
  const after = await metricsOf(client)
  const spent = (name) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000
  const whole = spent('TaskDuration')
  const row = (name, time) => [name, milliseconds(time), `${Math.round((time / whole) * 100)} %`]
  return [
    row('**main thread**', whole),
    ...Object.entries(phases).map(([metric, name]) => row(name, spent(metric))),
    ...functionsOf(profile).map(([name, time]) => row(`\`${name}\``, time)),
  ]
}

async function metricsOf(client) {
  const { metrics } = await client.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** The names under which the profiler reports idle time and time outside any function. */
const idle = ['(root)', '(idle)', '(program)']

function functionsOf({ nodes, samples, timeDeltas }) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map()
  for (const [index, id] of samples.entries()) {
    const name = names.get(id)
    times.set(name, (times.get(name) ?? 0) + timeDeltas[index] / 1000)
  }
  const known = [...times].filter(([name]) => !idle.includes(name))
  return known.toSorted(([, a], [, b]) => b - a).slice(0, listed)
}

function nameOf({ functionName, url, lineNumber }) {
  if (functionName) return functionName
  return url ? `${url.split('/').at(-1)}:${lineNumber + 1}` : '(native)'
}
