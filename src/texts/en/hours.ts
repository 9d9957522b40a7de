/** Texts of opening hours. */
export const hoursTexts = {
  // Times in the list of all days. `{hour}` is 1 to 12, `{hour24}` 0 to 23, `{hour24_padded}` 00 to 23, `{minutes}` 00 to 59.
  // In a language without AM and PM, both texts are the same.
  time_am: '{hour} AM',
  time_pm: '{hour} PM',
  time_am_minutes: '{hour}:{minutes} AM',
  time_pm_minutes: '{hour}:{minutes} PM',
  // The same times in short hours, such as “Monday - Friday 8AM - 6PM”.
  short_time_am: '{hour}AM',
  short_time_pm: '{hour}PM',
  short_time_am_minutes: '{hour}:{minutes}AM',
  short_time_pm_minutes: '{hour}:{minutes}PM',
  // The hours of a day.
  hours_span: '{opens} – {closes}',
  open_24_hours: 'Open 24 hours',
  closed: 'Closed',
  // The hours of several days in the footer, such as “Monday - Friday” and “8AM - 6PM”.
  footer_days: '{first} - {last}',
  footer_span: '{opens} - {closes}',
  // The same on one line in the contact list, such as “Mon-Fri 8AM-6PM”.
  short_hours: '{days} {hours}',
  short_days: '{first}-{last}',
  short_span: '{opens}-{closes}',
  short_24_hours: '24 hours',
  short_monday: 'Mon',
  short_tuesday: 'Tue',
  short_wednesday: 'Wed',
  short_thursday: 'Thu',
  short_friday: 'Fri',
  short_saturday: 'Sat',
  short_sunday: 'Sun',
} as const
