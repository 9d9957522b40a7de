/** Texts that say whether the business is open now. */
export const openStatusTexts = {
  open_always: 'Open now · 24 hours',
  open_until: 'Open now · until {time}',
  open_until_day: 'Open now · until {day} {time}',
  open_until_midnight: 'Open now · until midnight',
  // Midnight at the end of the day.
  open_until_day_midnight: 'Open now · until {day} midnight',
  opens_at: 'Closed · opens {time}',
  // `day` is a date such as “Thu, Jan 7” if the business is closed for more than a week.
  opens_on_day: 'Closed · opens {day} {time}',
} as const
