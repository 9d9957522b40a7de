import { type FactType, type JsonOf, WEEK_TYPE } from './fact-types.ts'
import type { Week } from './week.ts'

/** A business fact: the type of its JSON, and what the elements show. */
export interface FactDefinition<Type extends FactType = FactType, Value = unknown> {
  type: Type
  /** The value if the owner does not write the fact. */
  initial: Value
  /** `initial` for a business without emergency service. */
  withoutEmergency: Value
  /** The value if the owner's JSON for the fact cannot be read. It makes no claims. */
  unread: Value
}

/** Business hours. */
interface Hours {
  emergency: string
  note: string
  /** Null if the schedule is unknown. */
  week: Week | null
}

const TITLE_AND_TEXT = { title: 'text', text: 'text' } as const
const TRADE = {
  'type?': 'type_name',
  'page_title?': 'text',
  'subtitle?': 'text',
  'credential?': 'text',
  'emergency?': 'text',
} as const
const RATES = { 'title?': 'text', 'text?': 'text', 'note?': 'text' } as const
const HOURS = { 'emergency?': 'text', 'note?': 'text', 'week?': WEEK_TYPE } as const
const LINKS = {
  'privacy?': 'link',
  'terms?': 'link',
  'imprint?': 'link',
  'booking?': 'link',
  'coverage?': 'link',
} as const
const CONSULTATION = {
  title: 'Call for a Free Consultation',
  text: 'You know the price before work begins, with no hidden fees.',
}
const WEEKDAY = [{ opens_min: 8 * 60, closes_min: 18 * 60 }]
const SATURDAY = [{ opens_min: 9 * 60, closes_min: 16 * 60 }]

/**
 * All business facts. The types of the facts, their defaults, the JSON Schema, the documentation and the validation
 * follow from this table. `fact-docs.ts` contains the descriptions.
 */
export const FACTS = {
  name: { ...text('Your Local Electrician'), unread: 'Your Local Business' },
  /** Null shows the business name instead. */
  owner_name: optional('text'),
  /** Null shows a drawing instead. */
  owner_photo: optional('url'),
  /** Null shows a lightning bolt for electricians and nothing for other trades. */
  logo: optional('url'),
  /** Whether the business offers emergency service. If false, the elements do not mention emergencies. */
  emergency: fact<'yes_no', boolean>('yes_no', { initial: true, unread: false }),
  phone: optional('text'),
  email: optional('text'),
  trade: fact<typeof TRADE, Required<JsonOf<typeof TRADE>>>(TRADE, {
    initial: {
      type: 'Electrician',
      page_title: 'Professional Electrical Services',
      subtitle: 'Expert Electrical Solutions by {name}',
      credential: 'Licensed & Insured Professional Electrician',
      emergency: 'Sparks, smoke or no power?',
    },
    unread: { type: '', page_title: '', subtitle: '', credential: '', emergency: '' },
  }),
  description: text(
    'Licensed and insured electrician for residential, commercial and emergency work, with over 10 years of experience.',
    'Licensed and insured electrician for residential and commercial work, with over 10 years of experience.',
  ),
  headline: text('Power you can rely on, day and night', 'Power you can rely on'),
  blurb: text(
    'Licensed and insured electrician with over 10 years of experience in homes, businesses and emergency repairs.',
    'Licensed and insured electrician with over 10 years of experience in homes and businesses.',
  ),
  bio: list('text', [
    'For over 10 years I have kept the lights on in homes, shops and workshops around here, from a single dead outlet to the wiring of a whole new building.',
    'You get a licensed and insured electrician who shows up on time, explains your options in plain English and leaves your place as tidy as it was before.',
  ]),
  highlights: list(TITLE_AND_TEXT, [
    { title: 'Expert Service', text: '10+ years' },
    { title: '24/7 Emergency', text: 'Always on call' },
    { title: 'Free Consultation', text: 'Call for transparent pricing' },
  ]),
  services: list({ title: 'text', 'description?': 'text', 'features?': ['text'] }, [
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
  ]),
  rates: fact<typeof RATES, Required<JsonOf<typeof RATES>>>(RATES, {
    initial: { ...CONSULTATION, note: 'Note: Emergency services may incur additional charges.' },
    withoutEmergency: { ...CONSULTATION, note: '' },
    unread: { title: '', text: '', note: '' },
  }),
  statistics: list(TITLE_AND_TEXT, [
    { title: '10+', text: 'Years Experience' },
    { title: '500+', text: 'Happy Clients' },
    { title: '100%', text: 'Licensed & Insured' },
    { title: '24/7', text: 'Emergency Service' },
  ]),
  service_area: text('Local & Surrounding Areas'),
  hours: fact<typeof HOURS, Hours>(HOURS, {
    initial: {
      emergency: '24/7',
      note: 'Call for a free consultation',
      week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, []],
    },
    unread: { emergency: '', note: '', week: null },
  }),
  /** The IANA name of the time zone of the hours. Null hides whether the business is open now. */
  time_zone: optional('time_zone'),
  address: optional({
    'street?': 'text',
    'city?': 'text',
    'region?': 'text',
    'postal_code?': 'text',
    'country?': 'text',
  }),
  geo: optional({ latitude: 'latitude', longitude: 'longitude' }),
  license_number: optional('text'),
  founded: optional('text'),
  price_range: optional('text'),
  links: fact<typeof LINKS, JsonOf<typeof LINKS>>(LINKS, { initial: {}, unread: {} }),
  social: list({ title: 'text', url: 'url' }),
  testimonials: list({ quote: 'text', name: 'text', 'place?': 'text' }),
  work: list({ picture: 'url', text: 'text' }),
  unavailable_title: optional('text'),
  unavailable_text: optional('text'),
}

function fact<Type extends FactType, Value>(
  type: Type,
  values: { initial: Value; withoutEmergency?: Value; unread: Value },
): FactDefinition<Type, Value> {
  return { type, withoutEmergency: values.initial, ...values }
}

/** A fact that is shown only if the owner writes it. */
function optional<const Type extends FactType>(type: Type): FactDefinition<Type, JsonOf<Type> | null> {
  return fact<Type, JsonOf<Type> | null>(type, { initial: null, unread: null })
}

function text(initial: string, withoutEmergency = initial): FactDefinition<'text', string> {
  return fact<'text', string>('text', { initial, withoutEmergency, unread: '' })
}

/** A list. Without emergency service, its default loses the entries about emergencies. */
function list<const Entry extends FactType>(
  entry: Entry,
  initial: readonly JsonOf<Entry>[] = [],
): FactDefinition<readonly [Entry], readonly JsonOf<Entry>[]> {
  const withoutEmergency = initial.filter((item) => !/emergency/i.test(JSON.stringify(item)))
  return fact<readonly [Entry], readonly JsonOf<Entry>[]>([entry], { initial, withoutEmergency, unread: [] })
}
