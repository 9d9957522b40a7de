/** Texts of the quote form: its fields, and what it says after the visitor has pressed its button. */
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
  quote_name_missing: 'Please tell us your name.',
  quote_phone_missing: 'Please give us a phone number so we can call you back.',
  quote_phone_invalid:
    'This phone number has no digits, so we cannot call you back. Correct it, or press the button again ' +
    'to send it.',
  quote_email_invalid: 'This is not an email address. It should look like name@example.com.',
  quote_consent_missing: 'Please agree, so that we may use your details to call you back.',
  quote_sending: 'Sending…',
  quote_sent: 'Thank you. We have your request and will get back to you soon.',
  quote_mail_opens: 'Your mail program should open now. Send the message there.',
  // `button` is the text below.
  quote_blocked:
    'Your request is not sent yet, because our spam filter stopped it. Press “{button}” to send it anyway.',
  quote_send_anyway: 'Send it',
  // `message` is one of the sentences below.
  quote_failed: '{message} Nothing you typed is lost. Please try again.',
  quote_timeout: 'Sending your request took too long.',
  quote_not_sent: 'Your request could not be sent. Check your connection.',
  quote_refused: 'The server refused your request.',
  quote_refused_status: 'The server refused your request (HTTP {status}).',
  quote_unconfirmed: 'The server did not confirm that it received your request.',
  // Shown if no script runs.
  quote_needs_script:
    'This form needs JavaScript, which is not running, so it cannot send your request. Please contact ' +
    'us directly.',
  send_by_email: 'Send it by email',
  // The email that the visitor's mail program opens.
  mail_subject: 'Quote request',
  mail_subject_emergency: 'Emergency: quote request',
  mail_name: 'Name: {name}',
  mail_phone: 'Phone: {phone}',
  mail_email: 'Email: {email}',
  mail_service: 'Service: {service}',
  mail_emergency: 'This is an emergency',
} as const
