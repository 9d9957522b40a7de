/** Texts of the quote form. */
export const quoteTexts = {
  // The heading and the button.
  request_quote: 'Request a Quote',
  // `*` marks required fields.
  quote_name: 'Name *',
  quote_phone: 'Phone *',
  quote_email: 'Email',
  quote_service: 'Service',
  quote_message: 'Message',
  choose_service: 'Choose a service (optional)',
  service_residential: 'Residential',
  service_commercial: 'Commercial',
  service_emergency: 'Emergency',
  service_repair: 'Repair',
  service_inspection: 'Inspection',
  service_maintenance: 'Maintenance',
  is_emergency: 'This is an emergency',
  // `privacy_policy` is a link with the text below.
  quote_consent:
    'I agree that my details are used to answer my request, as the {privacy_policy} describes. *',
  privacy_policy: 'privacy policy',
} as const
