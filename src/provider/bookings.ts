import { array, stringOrNull } from '../untrusted/decoders.ts'
import { type RequestOptions, type StoreClient, visitorTimeZone } from './store-client.ts'
import { StoreError } from './store-error.ts'

/** How many days ahead customers can book; the store accepts at most 366. */
const DAYS_AHEAD = 365

/** The free days or the free appointment times, in the business's local time. */
export interface FreeTimes {
  /** Days as `YYYY-MM-DD` or start times as `YYYY-MM-DDTHH:mm:ss`, in ascending order. */
  times: string[]
  /** The time zone of the business as the store sends it, which the browser may not support; null if there is none. */
  timeZone: string | null
}

/**
 * Loads the days within the next year that have a free appointment.
 * @param eventId the ID of the variant's booking event
 * @throws StoreError if the request fails or the response is invalid
 */
export function listFreeDays(
  client: StoreClient,
  eventId: string,
  now: Date,
  options?: RequestOptions,
): Promise<FreeTimes> {
  const body = {
    booking_event_id: eventId,
    from_date: dayAfter(now, 0),
    to_date: dayAfter(now, DAYS_AHEAD),
    time_zone: visitorTimeZone(),
  }
  return client.post(
    '/availability',
    body,
    (response) => decodeTimes(response, 'available_dates', DAY),
    options,
  )
}

/**
 * Loads the start times of the free appointments on a day.
 * @param day `YYYY-MM-DD`, local to the business
 * @throws StoreError if the request fails or the response is invalid
 */
export function listFreeSlots(
  client: StoreClient,
  eventId: string,
  day: string,
  options?: RequestOptions,
): Promise<FreeTimes> {
  const body = { booking_event_id: eventId, date: day, time_zone: visitorTimeZone() }
  return client.post('/time-slots', body, (response) => decodeTimes(response, 'slots', SLOT), options)
}

const DAY = /^\d{4}-\d\d-\d\d$/
const SLOT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

function decodeTimes(response: unknown, field: string, format: RegExp): FreeTimes {
  const { [field]: entries, time_zone } = Object(response)
  const times = array(entries)?.filter((entry): entry is string => isTime(entry, format))
  if (!times) throw new StoreError('malformed', { cause: response })
  return { times: [...new Set(times)].sort(), timeZone: stringOrNull(time_zone) }
}

function isTime(value: unknown, format: RegExp): boolean {
  return typeof value === 'string' && format.test(value) && !Number.isNaN(Date.parse(value))
}

/** Returns the date that is `days` days after `now` in the visitor's time zone, as `YYYY-MM-DD`. */
function dayAfter(now: Date, days: number): string {
  const date = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
  return date.toISOString().slice(0, 10)
}
