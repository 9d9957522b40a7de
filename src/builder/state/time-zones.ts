/** The time zone of this browser. Browsers that hide it report UTC. */
export const OWN_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zones with the names of their cities. */
export const TIME_ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ zone, city: cityOf(zone) }))

/**
 * Returns the time zone for the name of its city, such as “Berlin”, or for a name that the browser’s own time zone has,
 * such as “MEZ”. Returns any other text unchanged.
 */
export function completeTimeZone(
  text: string,
  own = OWN_TIME_ZONE,
  languages: readonly string[] = navigator.languages,
): string {
  const written = text.trim().toLowerCase()
  const found = TIME_ZONES.find(
    ({ zone, city }) => zone.toLowerCase() === written || city.toLowerCase() === written,
  )
  if (found) return found.zone
  return namesOf(own, languages).includes(written) ? own : text
}

function cityOf(zone: string): string {
  return zone.replace(/^.*\//, '').replaceAll('_', ' ')
}

/** Returns the names of a time zone in winter and in summer. */
function namesOf(timeZone: string, languages: readonly string[]): string[] {
  return languages.flatMap((language) =>
    (['short', 'long'] as const).flatMap((timeZoneName) =>
      [0, 6].map((month) => nameAt(new Date(2026, month), language, { timeZone, timeZoneName })),
    ),
  )
}

function nameAt(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(language, options).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value.toLowerCase() ?? ''
}
