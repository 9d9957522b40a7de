import { type Bookings, BUSINESS_TIME_ZONE, isDay, isTimeZone } from './bookings.ts'
import type { Catalogs } from './catalog/index.ts'
import type { BookingEvent } from './catalog/product.ts'
import { objectOf, textOf, unknownProperty } from './query.ts'
import { json, RequestError } from './responses.ts'

const DAY_MS = 86_400_000
const MAX_DAYS = 366

/**
 * Handles the API call for the days with free time slots. The request body contains the ID of a booking event. The URL
 * contains no store ID.
 */
export function listAvailableDays(body: unknown, catalogs: Catalogs, bookings: Bookings): Response {
  const fields = fieldsOf(body, ['booking_event_id', 'from_date', 'to_date', 'time_zone'])
  const from = dayOf(fields, 'from_date')
  const to = dayOf(fields, 'to_date')
  const event = eventOf(fields, catalogs)
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (count < 1) throw new RequestError(400, 'to_date must not be before from_date')
  if (count > MAX_DAYS) throw new RequestError(400, `the range must contain no more than ${MAX_DAYS} days`)
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  )
  const isAvailable = new Map(days.map((day) => [day, bookings.freeSlots(event, day).length > 0]))
  return json({
    available_dates: days.filter((day) => isAvailable.get(day)),
    disabled_dates: days.filter((day) => !isAvailable.get(day)),
    time_zone: BUSINESS_TIME_ZONE,
  })
}

/** Handles the API call for the free time slots of a day. */
export function listTimeSlots(body: unknown, catalogs: Catalogs, bookings: Bookings): Response {
  const fields = fieldsOf(body, ['booking_event_id', 'date', 'time_zone'])
  const day = dayOf(fields, 'date')
  return json({ slots: bookings.freeSlots(eventOf(fields, catalogs), day), time_zone: BUSINESS_TIME_ZONE })
}

function fieldsOf(body: unknown, known: readonly string[]): Record<string, unknown> {
  const fields = objectOf(body, 'body')
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) throw unknownProperty(key)
  }
  if (!isTimeZone(textOf(fields, 'time_zone'))) throw new RequestError(400, 'time_zone must be a time zone')
  return fields
}

function dayOf(fields: Record<string, unknown>, key: string): string {
  const day = textOf(fields, key)
  if (!isDay(day)) throw new RequestError(400, `${key} must be a day such as 2026-02-28`)
  return day
}

function eventOf(fields: Record<string, unknown>, catalogs: Catalogs): BookingEvent {
  const id = textOf(fields, 'booking_event_id')
  const event = Object.values(catalogs)
    .map((catalog) => catalog())
    .filter(({ isExtended }) => isExtended)
    .flatMap(({ products }) => products.flatMap(({ variants }) => variants))
    .find(({ booking_event }) => booking_event?.id === id)?.booking_event
  if (event === undefined) throw new RequestError(404, `Booking event with id: ${id} was not found`)
  return event
}
