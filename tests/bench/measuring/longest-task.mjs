// Breaks down the longest task of a visit by kind of work, using a Chromium trace.
import { milliseconds } from './numbers.mjs'

const categories = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.gc']
const listed = 12

/**
 * Returns table rows: the duration and CPU time of the longest task during `work`, then the self time of each kind of
 * event in that task.
 */
export async function longestTask(browser, work) {
  const events = []
  const root = await browser.newBrowserCDPSession()
  root.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise((resolve) => root.once('Tracing.tracingComplete', resolve))
  await root.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await work()
  await root.send('Tracing.end')
  await complete
  await root.detach()
  const { pid, tid } = events.find(({ name }) => name === 'FireAnimationFrame')
  const tasks = tasksOf(events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid))
  const task = tasks.toSorted((a, b) => b.dur - a.dur)[0]
  const kinds = [...task.kinds].toSorted(([, a], [, b]) => b - a).slice(0, listed)
  const row = (name, time) => [name, milliseconds(time / 1000), `${Math.round((time / task.dur) * 100)} %`]
  return [
    row('**longest task**', task.dur),
    row('CPU time', task.tdur ?? task.dur),
    ...kinds.map(([name, time]) => row(`\`${name}\``, time)),
  ]
}

/** Returns the top-level trace events, each with the total self time of its nested events by kind. */
function tasksOf(events) {
  const tasks = []
  const open = []
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop()
    if (open.length === 0) {
      event.kinds = new Map()
      tasks.push(event)
    } else {
      add(open[0].kinds, event.name, event.dur)
      if (open.length > 1) add(open[0].kinds, open.at(-1).name, -event.dur)
    }
    open.push(event)
  }
  return tasks
}

function add(times, name, time) {
  times.set(name, (times.get(name) ?? 0) + time)
}
