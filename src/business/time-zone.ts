/** Returns whether the browser knows a time zone, such as `America/Chicago`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatFor(name))
  } catch {
    return false
  }
}

/** A day of the week, from Monday (0) to Sunday (6), and the minutes since midnight. */
export interface WallTime {
  day: number
  minutes: number
}

/** Returns the local time in a time zone; null means the visitor's time zone. */
export function wallTime(now: Date, timeZone: string | null): WallTime {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : undefined
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts['weekday'] ?? '')
  return { day, minutes: Number(parts['hour']) * 60 + Number(parts['minute']) }
}

function formatFor(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
}
