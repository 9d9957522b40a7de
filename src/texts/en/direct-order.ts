/** Texts of products that are ordered without the cart: bookings, donations and subscriptions. */
export const directOrderTexts = {
  loading_days: 'Loading free days…',
  days_error: 'Error loading free days: {message}',
  loading_times: 'Loading free times…',
  times_error: 'Error loading free times: {message}',
  // The message in the two errors above if there is no other.
  times_not_loaded: 'The store could not be reached.',
  previous_month: 'Previous month',
  next_month: 'Next month',
  day_not_available: '{day}, not available',
  no_times_left: 'No times are left on {day}. Choose another day.',
  choose_time: 'Choose a time on {day}',
  // `zone` is a time zone, such as “Eastern Time”.
  times_in_zone: 'Times are in {zone}.',
  // A time in the visitor's own time zone.
  visitor_time: '{time} your time',
  choose_day_and_time: 'Choose a day and a time first.',
  book_this_time: 'Book this time',
  booking_summary: '{day} at {time} · {price}',
  booking_summary_zone: '{day} at {time} ({zone}) · {price}',
  // How long an appointment takes, and where it takes place.
  booking_facts: '{duration} · {place}',
  duration_hours: { one: '{count} hour', other: '{count} hours' },
  duration_minutes: '{count} minutes',
  // `hours` and `minutes` are the two texts above.
  duration_both: '{hours} {minutes}',
  // Places of an appointment.
  by_phone: 'By phone',
  online: 'Online',
  amount: 'Amount',
  other_amount: 'Other amount',
  // `currency` is a code, such as “USD”.
  your_amount: 'Your amount in {currency}',
  amount_at_least: 'Enter an amount of at least {min}.',
  amount_between: 'Enter an amount from {min} to {max}.',
  donate_amount: 'Donate {amount}',
  // If neither a phone number nor an email address is known, the texts without “Contact us” are shown.
  booking_offline: 'This appointment cannot be booked online at the moment.',
  booking_contact:
    'This appointment cannot be booked online at the moment. Contact us and we will find a time.',
  donation_offline: 'Donations cannot be made online at the moment.',
  donation_contact: 'Donations cannot be made online at the moment. Contact us if you would like to give.',
  subscription_offline: 'This is a subscription, which cannot be ordered online.',
  subscription_contact:
    'This is a subscription, which cannot be ordered online. Contact us and we will set it up for you.',
} as const
