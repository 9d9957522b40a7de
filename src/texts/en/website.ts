/** Texts of the website: header, menu, home screen, footer, page titles and error screens. */
export const websiteTexts = {
  skip_to_content: 'Skip to content',
  // Screen readers read this as the name of the links in the header.
  main_links: 'Main',
  // The links in the header. At most about 10 characters.
  menu_store: 'Store',
  menu_services: 'Services',
  menu_about: 'About',
  menu_contact: 'Contact',
  book_now: 'Book Now',
  // Screen readers read this after the phone number in the header. Narrow windows show only an icon.
  call_now: 'Call now',
  menu: 'Menu',
  open_menu: 'Open menu',
  close_menu: 'Close menu',
  home_consultation: 'Schedule a Consultation',
  // `title` is by the owner, such as “Professional Electrical Services”.
  home_page_title: '{name} - {title}',
  store_page_title: 'Store - {name}',
  store_description: 'Products and merchandise from {name}.',
  electrician_store: 'Electrical products and merchandise from {name}.',
  success_page_title: 'Order Successful! - {name}',
  success_description: 'Your order has been placed.',
  app_error: 'Unexpected Application Error!',
  error_status: 'Error',
  not_found_status: '404 Not Found',
  not_found: 'This page doesn’t exist, or it has moved.',
  page_not_shown: 'This page could not be shown.',
  visit_store: 'Visit Our Store',
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

/** Texts in files that the build of a website writes. Pages do not contain them. */
export const siteTexts = {
  // For visitors whose scripts do not arrive.
  site_not_loaded: 'This page has not loaded completely. You can call us: {phone}',
  icon_title: 'A lightning bolt',
  share_picture_alt: '{name}: {headline}',
} as const
