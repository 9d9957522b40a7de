// Runs in the page, before anything of its own: paints, shifts and long tasks, as the browser tells them.

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
  // What was seen in the last frame is told in the next.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { largest, shift, tasks } = window.benchPaints
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const blocking = tasks
    .filter(({ startTime }) => startTime >= first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { first, largest, shift, blocking }
}
