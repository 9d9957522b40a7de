import type { BookingEvent } from '../../../catalog/variant-services.ts'

const MINUTE_MS = 60_000

/** Returns how long an appointment takes and where it takes place, such as "2 hours · At your home". */
export function bookingFacts(event: BookingEvent): string {
  return [durationText(event.length), placeText(event)].filter(Boolean).join(' · ')
}

function durationText(length_ms: number): string {
  const minutes = Math.round(length_ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    minutes % 60 > 0 && `${minutes % 60} minutes`,
  ]
  return parts.filter(Boolean).join(' ')
}

function placeText({ location_type, location }: BookingEvent): string {
  if (location_type === 'phone') return 'By phone'
  return location_type.startsWith('online') ? 'Online' : (location ?? '')
}
