/** Texts of opening hours. */
export const hoursTexts = {
  // The hours of a day.
  hours_span: '{opens} – {closes}',
  open_24_hours: 'Open 24 hours',
  closed: 'Closed',
  // The title of a list of holidays and other days with their hours.
  special_hours: 'Special Hours',
  // The hours of several days in the footer, such as “Monday - Friday” and “8AM - 6PM”.
  footer_days: '{first} - {last}',
  footer_span: '{opens} - {closes}',
  // The same on one line in the contact list, such as “Mon-Fri 8AM-6PM”.
  short_hours: '{days} {hours}',
  short_days: '{first}-{last}',
  short_span: '{opens}-{closes}',
  short_24_hours: '24 hours',
} as const
