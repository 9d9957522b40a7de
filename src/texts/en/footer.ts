/** Texts of the website's footer. */
export const footerTexts = {
  footer_services: 'Services',
  footer_contact: 'Contact',
  footer_hours: 'Hours',
  // The phone number is for both.
  footer_phone: '{phone} (Emergency & Regular)',
  // `days` are the first days with regular hours, such as “Monday - Friday”.
  footer_regular: 'Regular Service {days}',
  footer_emergency: 'Emergency',
  // `notes` are the texts below and one by the owner, or empty.
  copyright: '© {year} {name}. {notes}',
  license_number: 'License {number}',
  founded: 'Since {year}',
  footer_notes: '{note} · {more}',
  privacy: 'Privacy',
  terms: 'Terms',
  // The link to the page that says who is responsible for the website.
  imprint: 'Imprint',
  // The name of the list of links to the website in other languages.
  languages: 'Languages',
} as const
