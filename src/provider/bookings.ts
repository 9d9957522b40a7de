import { supportedTimeZone } from '../catalog/booking-time.ts'
import { addDays, dateIn } from '../texts/dates.ts'
import { array, stringOrNull } from '../untrusted/decoders.ts'
import { createResource, type Resource } from './resource.ts'
import { type StoreClient, visitorTimeZone } from './store-client.ts'
import { StoreError } from './store-error.ts'

/** How many days ahead customers can book; the store accepts at most 366. */
const DAYS_AHEAD = 365

/** The free days or the free appointment times, in the business's local time. */
export interface FreeTimes {
  /** Days as `YYYY-MM-DD` or start times as `YYYY-MM-DDTHH:mm:ss`, in ascending order. */
  times: string[]
  /** The business's time zone from the store, which the browser may not support; null if there is none. */
  timeZone: string | null
}

/**
 * Returns the days within the next year that have a free appointment, from the business's today on.
 * @param eventId the ID of the variant's booking event
 */
export function freeDaysFor(client: StoreClient, eventId: string): Resource<FreeTimes> {
  return client.cached(`free days ${eventId}`, () =>
    createResource(async ({ show, signal }) => show(await listFreeDays(client, eventId, new Date(), signal))),
  )
}

/**
 * Returns the start times of the free appointments on a day.
 * @param day `YYYY-MM-DD`, local to the business
 */
export function freeSlotsFor(client: StoreClient, eventId: string, day: string): Resource<FreeTimes> {
  return client.cached(`free slots ${eventId} ${day}`, () =>
    createResource(async ({ show, signal }) => show(await listFreeSlots(client, eventId, day, signal))),
  )
}

/**
 * Loads the free days.
 * @throws StoreError if the request fails or the response is invalid
 */
export async function listFreeDays(
  client: StoreClient,
  eventId: string,
  now: Date,
  signal?: AbortSignal,
): Promise<FreeTimes> {
  const load = (from_date: string) => {
    const to_date = addDays(from_date, DAYS_AHEAD)
    const body = { booking_event_id: eventId, from_date, to_date, time_zone: visitorTimeZone() }
    const decode = (response: unknown) => decodeTimes(response, 'available_dates', DAY)
    return client.post('/availability', body, decode, signal)
  }
  const visitorsToday = dateIn(null, now)
  const free = await load(visitorsToday)
  const timeZone = supportedTimeZone(free.timeZone)
  if (!timeZone) return free
  // Only the response says where the business is. For a visitor ahead of it, the business's today may be
  // yesterday.
  const today = dateIn(timeZone, now)
  const { times } = today < visitorsToday ? await load(today) : free
  return { ...free, times: times.filter((day) => day >= today) }
}

/**
 * Loads the free start times.
 * @throws StoreError if the request fails or the response is invalid
 */
export function listFreeSlots(
  client: StoreClient,
  eventId: string,
  day: string,
  signal?: AbortSignal,
): Promise<FreeTimes> {
  const body = { booking_event_id: eventId, date: day, time_zone: visitorTimeZone() }
  return client.post('/time-slots', body, (response) => decodeTimes(response, 'slots', SLOT), signal)
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
