// Generated from src by `npm run fix:docs`, for browsers that load the snippet builder without a build.

export const ELEMENTS = {
  'about-owner': {
    about: 'The owner’s photo and biography, and the business in numbers.',
    hasStore: false,
    readsFacts: false,
    attributes: {
      'owner-name': { type: 'text', about: 'The owner’s name.' },
      'owner-photo': { type: 'address', about: 'Address of the owner’s portrait, 4 by 5.' },
    },
  },
  'cart-button': {
    about: 'Cart icon with the number of items; opens the cart.',
    hasStore: false,
    readsFacts: false,
    attributes: {},
  },
  'cart-drawer': {
    about: 'The cart, sliding in from the right. Inserted when the cart opens on a page that has none.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      open: { type: 'flag', about: 'Whether the cart is open; follows what the visitor does.' },
      'success-url': {
        type: 'address',
        about: 'Where the checkout returns to after payment. Without it: the site’s origin and `/success`.',
      },
    },
  },
  'contact-info': {
    about: 'The emergency line, and how else to reach the business.',
    hasStore: false,
    readsFacts: false,
    attributes: {
      phone: { type: 'text', about: 'The number to call, for emergencies too.' },
      email: { type: 'text', about: 'The email address.' },
    },
  },
  'electrician-site': {
    about:
      'The whole website: home, store, product and success screens with header, footer, cart and toasts.',
    hasStore: true,
    readsFacts: true,
    attributes: {
      'business-name': { type: 'text', about: 'Business name.' },
      'owner-name': { type: 'text', about: 'The owner’s name. Without it, the business name is used.' },
      'owner-photo': { type: 'address', about: 'Address of the owner’s portrait, 4 by 5.' },
      phone: { type: 'text', about: 'The number to call, for emergencies too.' },
      email: { type: 'text', about: 'The email address.' },
      'base-path': { type: 'text', default: '/', about: 'The path at which the website begins.' },
      routing: {
        type: 'choice',
        of: ['history', 'hash'],
        default: 'history',
        about: '`history` needs a host that answers every path with this page; `hash` works anywhere.',
      },
      'quote-endpoint': {
        type: 'address',
        about: 'Where quotes are posted as JSON. Without it the form says that it is not implemented yet.',
      },
    },
  },
  'order-success': {
    about: 'The page a paid order returns to.',
    hasStore: false,
    readsFacts: false,
    attributes: {
      'store-url': { type: 'address', default: '/store', about: 'Where “Continue Shopping” leads.' },
      'home-url': { type: 'address', default: '/', about: 'Where “Back to Home” leads.' },
    },
  },
  'product-detail': {
    about: 'One product, with its pictures, styles and stock.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      'product-id': { type: 'text', about: 'The product to show.' },
      'product-param': {
        type: 'text',
        default: 'product',
        about: 'Without `product-id`: the query parameter of the page that holds the id.',
      },
      'store-url': { type: 'address', default: '/store', about: 'Where “Back to Store” leads.' },
    },
  },
  'quote-form': {
    about: '“Request a Quote”.',
    hasStore: false,
    readsFacts: false,
    attributes: {
      endpoint: {
        type: 'address',
        about: 'Where quotes are posted as JSON. Without it the form says that it is not implemented yet.',
      },
      service: {
        type: 'choice',
        of: ['residential', 'commercial', 'emergency', 'repair', 'inspection', 'maintenance'],
        about:
          'The service asked for, until the visitor chooses another: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`.',
      },
      message: { type: 'text', about: 'The message’s text, until the visitor writes something else.' },
    },
  },
  'service-list': {
    about: 'The services and the rates card.',
    hasStore: false,
    readsFacts: false,
    attributes: {},
  },
  'store-front': {
    about:
      'The whole store for a page of a CMS: grid, product, cart and success, behind the `#` of the address.',
    hasStore: true,
    readsFacts: false,
    attributes: {},
  },
  'store-grid': {
    about: 'The product listing.',
    hasStore: true,
    readsFacts: false,
    attributes: {
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        with: '{id}',
        about: 'Where a card leads; `{id}` becomes the product’s id.',
      },
    },
  },
  'toast-area': {
    about: 'The one notification area. Inserted when a toast is raised on a page that has none.',
    hasStore: false,
    readsFacts: false,
    attributes: {},
  },
} as const

export const STYLE_PROPERTIES = {
  '--ee-accent': 'buttons, price badges, the number on the cart',
  '--ee-on-accent': 'text on the accent',
  '--ee-ink': 'text, outlines',
  '--ee-paper': 'the cart, the bar that stays in reach on a phone',
  '--ee-surface': 'cards, notices',
  '--ee-line': 'hairlines',
  '--ee-muted': 'secondary text',
  '--ee-link': 'links',
  '--ee-alarm': 'what has gone wrong',
  '--ee-good': 'what is in stock',
  '--ee-picture-ground': 'what a picture stands on',
  '--ee-font': 'the family of letters',
  '--ee-font-size': 'the size everything scales with; `medium` is the visitor’s own',
  '--ee-radius': 'corners of cards',
  '--ee-space': 'the step of all distances',
} as const

export const FACTS = {
  description:
    'Licensed and insured electrician for residential, commercial and emergency work, with over 10 years of experience.',
  headline: 'Power you can rely on, day and night',
  blurb:
    'Licensed and insured electrician with over 10 years of experience in homes, businesses and emergency repairs.',
  bio: [
    'For over 10 years I have kept the lights on in homes, shops and workshops around here, from a single dead outlet to the wiring of a whole new building.',
    'You get a licensed and insured electrician who shows up on time, explains your options in plain English and leaves your place as tidy as it was before.',
  ],
  highlights: [
    { title: 'Expert Service', text: '10+ years' },
    { title: '24/7 Emergency', text: 'Always on call' },
    { title: 'Free Consultation', text: 'Call for transparent pricing' },
  ],
  services: [
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
  rates: {
    title: 'Call for a Free Consultation',
    text: 'You know the price before work begins, with no hidden fees.',
    note: 'Note: Emergency services may incur additional charges.',
  },
  statistics: [
    { title: '10+', text: 'Years Experience' },
    { title: '500+', text: 'Happy Clients' },
    { title: '100%', text: 'Licensed & Insured' },
    { title: '24/7', text: 'Emergency Service' },
  ],
  service_area: 'Local & Surrounding Areas',
  hours: {
    regular: [
      { title: 'Monday - Friday', text: '8AM - 6PM' },
      { title: 'Saturday', text: '9AM - 4PM' },
    ],
    regular_short: 'Mon-Fri 8AM-6PM',
    emergency: '24/7',
    note: 'Call for a free consultation',
  },
} as const
