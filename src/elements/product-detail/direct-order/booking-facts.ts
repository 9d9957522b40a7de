import type { BookingEvent } from '../../../catalog/variant-services.ts'
import type { directOrderTexts } from '../../../texts/en/direct-order.ts'
import type { Translate } from '../../../texts/text.ts'

const MINUTE_MS = 60_000

type DirectOrderText = Translate<typeof directOrderTexts>

/** Returns how long an appointment takes and where it takes place, such as "2 hours · At your home". */
export function bookingFacts(event: BookingEvent, text: DirectOrderText): string {
  const duration = durationText(event.length, text)
  const place = placeText(event, text)
  return duration && place ? text('booking_facts', { duration, place }) : duration || place
}

function durationText(length_ms: number, text: DirectOrderText): string {
  const allMinutes = Math.round(length_ms / MINUTE_MS)
  const hourCount = Math.floor(allMinutes / 60)
  const hours = hourCount > 0 ? text('duration_hours', { count: hourCount }) : ''
  const minutes = allMinutes % 60 > 0 ? text('duration_minutes', { count: allMinutes % 60 }) : ''
  return hours && minutes ? text('duration_both', { hours, minutes }) : hours || minutes
}

function placeText({ location_type, location }: BookingEvent, text: DirectOrderText): string {
  if (location_type === 'phone') return text('by_phone')
  return location_type.startsWith('online') ? text('online') : (location ?? '')
}
