// Generated from src by `npm run fix:docs`, for browsers that load the snippet builder without a build.

export const ELEMENTS = {
  'about-owner': {
    about: 'Shows the owner’s photo and biography, statistics about the business and testimonials.',
    hasStore: false,
    readsFacts: true,
    divAttributes: [],
    attributes: {
      'owner-name': { type: 'text', about: 'The owner’s name.' },
      'owner-photo': { type: 'address', about: 'URL of the owner’s portrait, with an aspect ratio of 4:5.' },
      'booking-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “Schedule a Consultation” leads to: a web page, a path, `tel:` or `mailto:`. If not set, the button shows a toast that says it is not implemented yet.',
      },
    },
  },
  'buy-button': {
    about: 'Shows the price of one product and a button that adds it to the cart.',
    hasStore: true,
    readsFacts: false,
    divAttributes: ['product-id', 'variant-id', 'quantity'],
    attributes: {
      'product-id': { type: 'text', about: 'ID of the product to sell.' },
      'variant-id': {
        type: 'text',
        about:
          'ID of the variant to sell. If it is not set and the product has several variants, the button opens the product instead.',
      },
      quantity: { type: 'count', default: '1', about: 'The number of items that a click adds.' },
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        mustContain: '{id}',
        about:
          'URL of the product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
      },
    },
  },
  'cart-button': {
    about: 'Shows a cart icon with the number of items. A click opens the cart.',
    hasStore: false,
    readsFacts: false,
    divAttributes: [],
    attributes: {},
  },
  'cart-drawer': {
    about:
      'Shows the cart in a panel that slides in from the right. If a page has no `<cart-drawer>`, one is added when the cart opens.',
    hasStore: true,
    readsFacts: false,
    divAttributes: null,
    attributes: {
      open: {
        type: 'flag',
        about: 'Present while the cart is open. Add or remove the attribute to open or close the cart.',
      },
      'success-url': {
        type: 'address',
        about:
          'URL of the page that the checkout returns to after payment. Defaults to `/success` on the page’s origin.',
      },
    },
  },
  'contact-info': {
    about:
      'Shows an emergency card, the phone number, the email address, the service area and the opening hours.',
    hasStore: false,
    readsFacts: true,
    divAttributes: [],
    attributes: {
      phone: { type: 'text', about: 'The phone number, which is also the emergency number.' },
      email: { type: 'text', about: 'The email address.' },
      'coverage-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “View Coverage” leads to: a web page, a path, `tel:` or `mailto:`. If not set, a click on “Service Area” shows the “isn’t implemented yet” toast.',
      },
    },
  },
  'electrician-site': {
    about:
      'Shows the whole website: home, store, product and success screens with a header, footer, cart and notifications.',
    hasStore: true,
    readsFacts: true,
    divAttributes: null,
    attributes: {
      'business-name': { type: 'text', about: 'The name of the business.' },
      'owner-name': { type: 'text', about: 'The owner’s name. Defaults to the business name.' },
      'owner-photo': { type: 'address', about: 'URL of the owner’s portrait, with an aspect ratio of 4:5.' },
      phone: { type: 'text', about: 'The phone number, which is also the emergency number.' },
      email: { type: 'text', about: 'The email address.' },
      'booking-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “Book Now” and “Schedule a Consultation” in the owner section lead to: a web page, a path, `tel:` or `mailto:`. If not set, these buttons show a toast that says they are not implemented yet, and “Book Now” in the header leads to the contact section.',
      },
      'coverage-url': {
        type: 'address',
        schemes: ['mailto:', 'tel:'],
        about:
          'URL that “View Coverage” leads to: a web page, a path, `tel:` or `mailto:`. If not set, a click on “Service Area” shows the “isn’t implemented yet” toast.',
      },
      'base-path': {
        type: 'text',
        default: '/',
        about: 'Path of the home screen. Set it if the website is not at the root of the domain.',
      },
      languages: {
        type: 'text',
        about:
          'The website’s languages and the paths of their home screens, such as `en:/ de:/de/`. The footer then links to each language. The build of a prerendered website in several languages writes this attribute.',
      },
      browse: {
        type: 'flag',
        about:
          'Lets visitors search, filter and sort the products on the store screen, and shows related products on product pages.',
      },
      routing: {
        type: 'choice',
        values: ['history', 'hash'],
        about:
          '`history` uses real paths and needs a host that serves this page for every path. `hash` uses the part of the URL after `#` and works on any host. If not set, `history` is used, or `hash` on a page that is not one of the website’s screens, such as `/our-company/` or a file opened from disk.',
      },
      'quote-endpoint': {
        type: 'address',
        schemes: ['mailto:'],
        about:
          'URL that quote requests are posted to, or `mailto:` followed by an email address to open the visitor’s mail program. If not set, the form shows a toast that says it is not implemented yet.',
      },
      'quote-format': {
        type: 'choice',
        values: ['json', 'form', 'urlencoded'],
        default: 'json',
        about:
          'Encoding of quote requests: `json`, `form` (`multipart/form-data`) or `urlencoded`. Use the format that your form service expects.',
      },
    },
  },
  'order-success': {
    about: 'Shows the thank-you page that customers return to after paying.',
    hasStore: false,
    readsFacts: false,
    divAttributes: null,
    attributes: {
      'store-url': { type: 'address', default: '/store', about: 'URL that “Continue Shopping” links to.' },
      'home-url': { type: 'address', default: '/', about: 'URL that “Back to Home” links to.' },
    },
  },
  'product-card': {
    about: 'Shows the card of one product on any page, such as an article.',
    hasStore: true,
    readsFacts: false,
    divAttributes: ['product-id'],
    attributes: {
      'product-id': { type: 'text', about: 'ID of the product to show.' },
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        mustContain: '{id}',
        about:
          'URL of the product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
      },
    },
  },
  'product-detail': {
    about: 'Shows one product with its pictures, styles, stock and description.',
    hasStore: true,
    readsFacts: false,
    divAttributes: ['product-id', 'product-param', 'related'],
    attributes: {
      'product-id': { type: 'text', about: 'ID of the product to show.' },
      'product-param': {
        type: 'text',
        default: 'ee-product',
        about:
          'Name of the query parameter that contains the product’s ID. Used only if `product-id` is not set.',
      },
      'store-url': { type: 'address', default: '/store', about: 'URL that “Back to Store” links to.' },
      related: { type: 'flag', about: 'Shows up to four related products below the description.' },
      'product-url': {
        type: 'address',
        about:
          'URL of a related product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag. Without it, defaults to `/product/{id}` if `product-id` is set, otherwise to the current page with the related product’s ID.',
      },
    },
  },
  'quote-form': {
    about: 'Shows the “Request a Quote” form.',
    hasStore: false,
    readsFacts: true,
    divAttributes: null,
    attributes: {
      endpoint: {
        type: 'address',
        schemes: ['mailto:'],
        about:
          'URL that quote requests are posted to, or `mailto:` followed by an email address to open the visitor’s mail program. If not set, the form shows a toast that says it is not implemented yet.',
      },
      format: {
        type: 'choice',
        values: ['json', 'form', 'urlencoded'],
        default: 'json',
        about:
          'Encoding of quote requests: `json`, `form` (`multipart/form-data`) or `urlencoded`. Use the format that your form service expects.',
      },
      service: {
        type: 'choice',
        values: ['residential', 'commercial', 'emergency', 'repair', 'inspection', 'maintenance'],
        about:
          'The preselected service: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`.',
      },
      message: { type: 'text', about: 'The initial text of the message field.' },
      photos: {
        type: 'flag',
        about:
          'Lets visitors add up to five photos, which are scaled down in the browser. Needs `format="form"` and a form service that accepts files.',
      },
    },
  },
  'service-list': {
    about: 'Shows the services of the business, a card about its rates and pictures of finished jobs.',
    hasStore: false,
    readsFacts: true,
    divAttributes: [],
    attributes: {},
  },
  'store-front': {
    about:
      'Shows the whole store on one page: product list, product details, cart and success screen. The part of the URL after `#` selects the screen.',
    hasStore: true,
    readsFacts: false,
    divAttributes: ['browse'],
    attributes: {
      browse: {
        type: 'flag',
        about:
          'Lets visitors search, filter and sort the products, and shows related products on product pages.',
      },
    },
  },
  'store-grid': {
    about: 'Shows the products of the store as a grid of cards.',
    hasStore: true,
    readsFacts: false,
    divAttributes: ['browse', 'collection', 'product-ids', 'exclude-ids', 'limit', 'sort'],
    attributes: {
      browse: { type: 'flag', about: 'Lets visitors search, filter and sort the products.' },
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        mustContain: '{id}',
        about:
          'URL of a product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
      },
      collection: { type: 'text', about: 'ID or title of a collection. Only its products are shown.' },
      'product-ids': { type: 'text', about: 'IDs of the products to show, separated by commas.' },
      'exclude-ids': { type: 'text', about: 'IDs of products to leave out, separated by commas.' },
      limit: { type: 'count', about: 'The maximum number of products to show.' },
      sort: {
        type: 'choice',
        values: ['featured', 'newest', 'price-ascending', 'price-descending', 'title'],
        default: 'featured',
        about:
          'Order of the products: `featured` (the order in your store), `newest`, `price-ascending`, `price-descending` or `title`.',
      },
    },
  },
  'toast-area': {
    about:
      'Shows notifications, one at a time. If a page has no `<toast-area>`, one is added when a notification appears.',
    hasStore: false,
    readsFacts: false,
    divAttributes: null,
    attributes: {},
  },
} as const

export const STYLE_PROPERTIES = {
  '--ee-accent': 'background of buttons, price badges and the cart badge',
  '--ee-on-accent': 'text on the accent color',
  '--ee-ink': 'text and focus outlines',
  '--ee-paper': 'background of the cart and of the “Add to Cart” bar on phones',
  '--ee-background': 'background of elements on your page; `Canvas` is the page’s default background',
  '--ee-surface': 'background of cards, messages and toasts',
  '--ee-line': 'borders and dividers',
  '--ee-muted': 'secondary text',
  '--ee-link': 'links',
  '--ee-alarm': 'errors',
  '--ee-good': 'stock and success messages',
  '--ee-picture-ground': 'background of pictures',
  '--ee-font': 'font family',
  '--ee-font-size':
    'base font size; all other font sizes scale with it, and `medium` is the visitor’s browser setting',
  '--ee-radius': 'corner radius of cards',
  '--ee-space': 'base unit of spacing',
} as const

export const FACTS = {
  hero_photo: {
    type: 'url',
    about: 'URL of a photo of your work, your team or your van, with an aspect ratio of 4:3',
    example: '/van.jpg',
  },
  logo: {
    type: 'url',
    about: 'URL of the logo. Without it, electricians get a bolt and other trades get no picture',
    example: '/icon.svg',
  },
  notice: {
    type: { text: 'text', 'from?': 'date', 'until?': 'date', 'url?': 'link' },
    about:
      'A short message, for example before holidays. With `from` and `until`, it is shown only from the first to the last of these days. `url` adds a link',
    example: { text: 'Closed for the holidays.', from: '2026-12-24', until: '2027-01-02', url: '/holidays' },
  },
  emergency: {
    type: 'yes_no',
    about:
      'Whether you offer emergency service. With `false`, the elements mention neither emergencies nor “24/7”',
    example: true,
  },
  trade: {
    type: {
      'type?': 'type_name',
      'page_title?': 'text',
      'subtitle?': 'text',
      'credential?': 'text',
      'emergency?': 'text',
    },
    about:
      'The texts that depend on the trade. `type` is a schema.org type such as `Plumber`, and `{name}` in `subtitle` is replaced by the owner’s name',
    example: {
      type: 'Electrician',
      page_title: 'Professional Electrical Services',
      subtitle: 'Expert Electrical Solutions by {name}',
      credential: 'Licensed & Insured Professional Electrician',
      emergency: 'Sparks, smoke or no power?',
    },
  },
  description: {
    type: 'text',
    about: 'The description of the home page for search engines',
    example:
      'Licensed and insured electrician for residential, commercial and emergency work, with over 10 years of experience.',
  },
  headline: {
    type: 'text',
    about: 'The heading of the home page',
    example: 'Power you can rely on, day and night',
  },
  blurb: {
    type: 'text',
    about: 'A short introduction',
    example:
      'Licensed and insured electrician with over 10 years of experience in homes, businesses and emergency repairs.',
  },
  bio: {
    type: ['text'],
    about: 'The paragraphs of the owner’s biography',
    example: [
      'For over 10 years I have kept the lights on in homes, shops and workshops around here, from a single dead outlet to the wiring of a whole new building.',
      'You get a licensed and insured electrician who shows up on time, explains your options in plain English and leaves your place as tidy as it was before.',
    ],
  },
  highlights: {
    type: [{ title: 'text', text: 'text' }],
    about: 'Short reasons to choose you',
    example: [
      { title: 'Expert Service', text: '10+ years' },
      { title: '24/7 Emergency', text: 'Always on call' },
      { title: 'Free Consultation', text: 'Call for transparent pricing' },
    ],
  },
  services: {
    type: [{ title: 'text', 'description?': 'text', 'features?': ['text'] }],
    about: 'The services',
    example: [
      {
        title: 'Residential Electrical',
        description: 'Safe, tidy wiring for the home, from one new outlet to a whole house.',
        features: ['New Construction Wiring', 'Outlet Installation', 'Lighting Solutions', 'Panel Upgrades'],
      },
      {
        title: 'Commercial Electrical',
        description: 'Wiring and power for offices, shops and workshops, planned around your business hours.',
        features: ['Office Wiring', 'Industrial Systems', 'Maintenance Plans', 'Code Compliance'],
      },
      {
        title: 'Emergency Services',
        description: 'When it can’t wait: day or night, weekends and holidays included.',
        features: ['Power Outages', 'Electrical Faults', 'Safety Hazards', 'Urgent Repairs'],
      },
      {
        title: 'Electrical Repairs',
        description: 'We find the cause of the fault and fix it for good.',
        features: ['Troubleshooting', 'Faulty Wiring', 'Circuit Repairs', 'System Diagnostics'],
      },
      {
        title: 'Safety Inspections',
        description: 'A thorough check of your wiring, with a report in plain English.',
        features: ['Code Compliance', 'Safety Audits', 'Risk Assessment', 'Certification'],
      },
      {
        title: 'Maintenance',
        description: 'Regular care that finds trouble before it finds you.',
        features: ['Preventive Care', 'System Optimization', 'Regular Checkups', 'Performance Monitoring'],
      },
    ],
  },
  rates: {
    type: { 'title?': 'text', 'text?': 'text', 'note?': 'text' },
    about: 'The text about your rates',
    example: {
      title: 'Call for a Free Consultation',
      text: 'You know the price before work begins, with no hidden fees.',
      note: 'Note: Emergency services may incur additional charges.',
    },
  },
  financing: {
    type: { text: 'text', 'url?': 'link' },
    about: 'Your offer to pay in installments',
    example: { text: 'Pay in 12 months without interest.', url: '/financing' },
  },
  brands: {
    type: ['text'],
    about: 'The brands that you install or repair',
    example: ['Square D', 'Leviton'],
  },
  statistics: {
    type: [{ title: 'text', text: 'text' }],
    about: 'Numbers about the business',
    example: [
      { title: '10+', text: 'Years Experience' },
      { title: '500+', text: 'Happy Clients' },
      { title: '100%', text: 'Licensed & Insured' },
      { title: '24/7', text: 'Emergency Service' },
    ],
  },
  service_area: { type: 'text', about: 'The area that you serve', example: 'Local & Surrounding Areas' },
  areas: {
    type: ['text'],
    about: 'The towns that you serve',
    example: ['Springfield', 'Chatham', 'Rochester'],
  },
  hours: {
    type: {
      'emergency?': 'text',
      'note?': 'text',
      'week?': [{ days: ['day'], opens: 'opening_time', closes: 'closing_time' }],
      'special?': [
        { date: 'date', 'opens?': 'opening_time', 'closes?': 'closing_time', 'closed?': 'yes_no' },
      ],
    },
    about:
      'The weekly schedule in `week`, the hours of your emergency service, and a note. `special` lists days with other hours, such as holidays; they are shown 60 days in advance. If you close after midnight, the closing time is earlier than the opening time',
    example: {
      emergency: '24/7',
      note: 'Call for a free consultation',
      week: [
        { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
        { days: ['Sat'], opens: '09:00', closes: '16:00' },
      ],
      special: [
        { date: '2026-12-24', opens: '08:00', closes: '12:00' },
        { date: '2026-12-25', closed: true },
      ],
    },
  },
  time_zone: {
    type: 'time_zone',
    about: 'The time zone of the schedule. Without it, “Open now” is not shown',
    example: 'America/Chicago',
  },
  address: {
    type: {
      'street?': 'text',
      'city?': 'text',
      'region?': 'text',
      'postal_code?': 'text',
      'country?': 'text',
    },
    about: 'The postal address',
    example: {
      street: '12 Main Street',
      city: 'Springfield',
      region: 'IL',
      postal_code: '62701',
      country: 'US',
    },
  },
  geo: {
    type: { latitude: 'latitude', longitude: 'longitude' },
    about: 'The position of the business in degrees',
    example: { latitude: 39.8, longitude: -89.64 },
  },
  license_number: { type: 'text', about: 'The number of your license', example: 'EC-13004567' },
  founded: { type: 'text', about: 'The year in which the business was founded', example: '1998' },
  price_range: { type: 'text', about: 'The price level', example: '$$' },
  links: {
    type: {
      'privacy?': 'link',
      'terms?': 'link',
      'imprint?': 'link',
      'booking?': 'link',
      'coverage?': 'link',
      'whatsapp?': 'text',
      'sms?': 'text',
    },
    about:
      'URLs of other pages. `booking` does the same as `booking-url`, and `coverage` the same as `coverage-url`. `whatsapp` and `sms` are phone numbers; `whatsapp` may also be a link. With `privacy`, the quote form asks for the visitor’s consent',
    example: {
      privacy: '/privacy',
      terms: '/terms',
      imprint: '/imprint',
      booking: 'https://calendar.example/volt',
      coverage: '/coverage',
      whatsapp: '+1 555 010 0199',
      sms: '(555) 010-0199',
    },
  },
  social: {
    type: [{ title: 'text', url: 'url' }],
    about: 'Your profiles on other websites',
    example: [{ title: 'Instagram', url: 'https://instagram.com/voltandsons' }],
  },
  testimonials: {
    type: [{ quote: 'text', name: 'text', 'place?': 'text' }],
    about: 'What customers say',
    example: [{ quote: 'Came at midnight and fixed it in an hour.', name: 'Ada W.', place: 'Springfield' }],
  },
  reviews: {
    type: { 'rating?': 'rating', 'count?': 'count', 'url?': 'url' },
    about:
      'Your reviews on another website, such as Google: the average rating from 1 to 5, the number of reviews, and the page where visitors read and write them',
    example: { rating: 4.9, count: 213, url: 'https://reviews.example/volt' },
  },
  work: {
    type: [{ picture: 'url', text: 'text', 'before?': 'url' }],
    about:
      'Pictures of finished jobs with a description. They open in a dialog. `before` is a picture from before the job',
    example: [{ picture: '/panel.jpg', text: 'New panel in a 1920s house', before: '/old-panel.jpg' }],
  },
  unavailable_title: {
    type: 'text',
    about: 'The title of the toast for features that are not available',
    example: 'Please call us',
  },
  unavailable_text: {
    type: 'text',
    about: 'The text of the toast for features that are not available',
    example: 'We answer the phone day and night.',
  },
} as const
