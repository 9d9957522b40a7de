// Runs in the page before its own scripts. Records paints, layout shifts and long tasks that the browser reports.

export function watchPaints() {
  const seen = { largest: Number.NaN, shift: 0, tasks: [] }
  window.benchPaints = seen
  const observe = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ startTime, duration })
  })
}

export async function readPaints() {
  // The browser reports the entries of a frame in the next one.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { largest, shift, tasks } = window.benchPaints
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const blocking = tasks
    .filter(({ startTime }) => startTime >= first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { first, largest, shift, blocking }
}
