/** Texts of the contact details, the opening hours and the owner’s notice. */
export const contactTexts = {
  contact: 'Contact',
  emergency_service: 'Emergency Service',
  // `question` is a question by the owner, such as “Sparks, smoke or no power?”, or empty. `hours` are the
  // emergency hours, such as “24/7”.
  emergency_call: '{question} Call now.',
  emergency_call_hours: '{question} Call now, {hours}.',
  call_us: 'Call Us',
  email_us: 'Email Us',
  // The name of the messenger.
  whatsapp: 'WhatsApp',
  // A link that opens a text message (SMS).
  text_us: 'Text Us',
  address: 'Address',
  service_area: 'Service Area',
  view_coverage: 'View Coverage',
  hours: 'Hours',
  emergency_hours: '{hours} Emergency Service',
  // Only if there are emergency hours too.
  regular_hours: 'Regular: {hours}',
  // Screen readers read this as the name of the banner.
  notice: 'Notice',
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
  // Whether the business is open now.
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
