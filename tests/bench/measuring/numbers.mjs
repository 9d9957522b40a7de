// Calculates medians and formats numbers with their units.

export function median(list) {
  const sorted = list.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Returns the median of each value that the visits measured. */
export const medians = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((visit) => visit[key]))]))

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (time) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
