import {
  booleanOrFalse,
  type Decoded,
  integerOrNull,
  nonEmptyString,
  nonNegativeInteger,
  numberOrZero,
  object,
  stringOrEmpty,
  stringOrNull,
  withDefault,
} from '../untrusted/decoders.ts'

/* Decoders for variants that are a service, such as an appointment. The types are inferred from them. */

const bookingEvent = object({
  id: nonEmptyString,
  /** Duration of the appointment in milliseconds. */
  length: numberOrZero,
  /** Where the appointment takes place: `physical`, `online`, `online_auto_generated` or `phone`. */
  location_type: stringOrEmpty,
  location: stringOrNull,
})

/** The appointment that customers book when they order the variant. */
export interface BookingEvent extends Decoded<typeof bookingEvent> {}

const donationLimits = object({
  allow_custom_amount: booleanOrFalse,
  /** Smallest and largest donation in minor units; `max_amount` is null if there is no limit. */
  min_amount: withDefault(nonNegativeInteger, 0),
  max_amount: integerOrNull,
})

/** The amounts that customers can donate. */
export interface Donation extends Decoded<typeof donationLimits> {}

/** Decoders of the fields that only bookings and donations have, which are ordered without the cart. */
export const variantServiceFields = {
  booking_event: withDefault<BookingEvent, null>(bookingEvent, null),
  donation: withDefault<Donation, null>(donationLimits, null),
}

/** Fields that only bookings and donations have. */
export interface VariantServices {
  booking_event?: BookingEvent
  donation?: Donation
}
