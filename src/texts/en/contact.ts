/** Texts of the contact details and the owner’s notice. */
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
} as const
