// Runs before the page's own scripts. Records the paints, layout shifts and long tasks that the browser reports.

export function watchPaints() {
  const paints = { largest: Number.NaN, shift: 0, tasks: [] }
  window.benchPaints = paints
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.largest = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) paints.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    paints.tasks.push({ startTime, duration })
  })
}

export async function readPaints() {
  // Wait for the next frame, because the browser reports the performance entries of the current frame only then.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { largest, shift, tasks } = window.benchPaints
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const blocking = tasks
    .filter(({ startTime }) => startTime >= first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  const [{ responseEnd: html }] = performance.getEntriesByType('navigation')
  const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < largest)
  const lastOf = (extension) =>
    Math.max(
      0,
      ...early
        .filter(({ name }) => new URL(name).pathname.endsWith(extension))
        .map((resource) => resource.responseEnd),
    )
  const busy = tasks
    .filter(({ startTime }) => startTime < largest)
    .reduce((sum, { duration }) => sum + duration, 0)
  return { first, largest, shift, blocking, html, styles: lastOf('.css'), modules: lastOf('.js'), busy }
}
