import type { Business } from './business.ts'

/** Default text for the business facts (spec 1, 2, 9). */
export const DEFAULT_TEXTS = {
  trade: {
    type: 'Electrician',
    page_title: 'Professional Electrical Services',
    subtitle: 'Expert Electrical Solutions by {name}',
    credential: 'Licensed & Insured Professional Electrician',
    emergency: 'Sparks, smoke or no power?',
  },
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
}

/** The business facts that the elements show if the page sets no attributes and no JSON. */
export const DEFAULT_BUSINESS: Business = {
  emergency: true,
  name: 'Your Local Electrician',
  owner_name: null,
  owner_photo: null,
  logo: null,
  phone: null,
  email: null,
  ...DEFAULT_TEXTS,
  hours: { ...DEFAULT_TEXTS.hours, week: null },
  time_zone: null,
  address: null,
  geo: null,
  license_number: null,
  founded: null,
  price_range: null,
  links: {},
  social: [],
  testimonials: [],
  work: [],
  unavailable_title: null,
  unavailable_text: null,
}

const isAboutEmergencies = (item: object) => /emergency/i.test(JSON.stringify(item))

/** The default business facts of a business without emergency service. */
export const DEFAULT_WITHOUT_EMERGENCY: Business = {
  ...DEFAULT_BUSINESS,
  emergency: false,
  description:
    'Licensed and insured electrician for residential and commercial work, with over 10 years of experience.',
  headline: 'Power you can rely on',
  blurb: 'Licensed and insured electrician with over 10 years of experience in homes and businesses.',
  highlights: DEFAULT_BUSINESS.highlights.filter((item) => !isAboutEmergencies(item)),
  services: DEFAULT_BUSINESS.services.filter((item) => !isAboutEmergencies(item)),
  rates: { ...DEFAULT_BUSINESS.rates, note: '' },
  statistics: DEFAULT_BUSINESS.statistics.filter((item) => !isAboutEmergencies(item)),
  hours: { ...DEFAULT_BUSINESS.hours, emergency: '' },
}

/** The business facts that make no claims. They replace the defaults of facts that could not be read. */
export const NO_CLAIMS: Business = {
  ...DEFAULT_BUSINESS,
  name: 'Your Local Business',
  emergency: false,
  trade: { type: 'LocalBusiness', page_title: '', subtitle: '', credential: '', emergency: '' },
  description: '',
  headline: '',
  blurb: '',
  bio: [],
  highlights: [],
  services: [],
  rates: { title: '', text: '', note: '' },
  statistics: [],
  service_area: '',
  hours: { regular: [], regular_short: '', emergency: '', note: '', week: null },
}
