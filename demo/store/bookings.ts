import type { BookingEvent } from './catalog/product.ts'

const OPENING_HOUR = 8
const CLOSING_HOUR = 17
const MINUTE_MS = 60_000

/** The time zone of the business. All days and time slots are in this time zone. */
export const BUSINESS_TIME_ZONE = 'America/New_York'

/** The calendar of the demo business. */
export interface Bookings {
  /** Returns the free time slots of a day (`YYYY-MM-DD`) as `YYYY-MM-DDTHH:mm:ss`. */
  freeSlots: (event: BookingEvent, day: string) => string[]
  isFree: (event: BookingEvent, slot: string) => boolean
  book: (event: BookingEvent, slot: string) => void
}

/**
 * Creates the calendar of the business.
 * @param booked time slots that customers have paid for, by booking event; `book` updates it
 */
export function createBookings(booked: Record<string, string[]>, now: Date): Bookings {
  const localNow = localTime(now)
  function freeSlots(event: BookingEvent, day: string): string[] {
    const taken = booked[event.id] ?? []
    return slotsOf(event, day).filter(
      (slot) => slot > localNow && !taken.includes(slot) && !isTakenByOthers(event, day, slot),
    )
  }
  return {
    freeSlots,
    isFree: (event, slot) => freeSlots(event, slot.slice(0, 10)).includes(slot),
    book(event, slot) {
      booked[event.id] = [...(booked[event.id] ?? []), slot]
    },
  }
}

/** Returns whether a string is a day that exists, such as `2026-02-28`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

/** Returns whether the JavaScript engine supports a time zone. */
export function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/** Returns all time slots of a day. The business is closed on weekends. */
function slotsOf({ length }: BookingEvent, day: string): string[] {
  if (!isDay(day) || [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return []
  const minutes = length / MINUTE_MS
  const count = Math.floor(((CLOSING_HOUR - OPENING_HOUR) * 60) / minutes)
  return Array.from({ length: count }, (_, index) => {
    const start = OPENING_HOUR * 60 + index * minutes
    return `${day}T${twoDigits(Math.floor(start / 60))}:${twoDigits(start % 60)}:00`
  })
}

/**
 * Returns whether a simulated customer has booked a time slot. One weekday in five is fully booked, and so is a quarter
 * of the slots on the other days.
 */
function isTakenByOthers({ id }: BookingEvent, day: string, slot: string): boolean {
  return hash(id + day) % 5 === 0 || hash(id + slot) % 4 === 0
}

/**
 * Returns a 32-bit FNV-1a hash with additional mixing, so that the remainders of hashes of similar strings are
 * unrelated.
 */
function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}

/** Shared, because creating a format takes much longer than using it. */
const localTimeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Converts a time to the time zone of the business and returns it as `YYYY-MM-DDTHH:mm:ss`. */
function localTime(time: Date): string {
  return localTimeFormat.format(time).replace(' ', 'T')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
