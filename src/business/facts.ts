import { englishFacts } from '../texts/en/facts.ts'
import type { DefaultFacts } from './default-facts.ts'
import { type FactType, type JsonOf, SPECIAL_DAYS_TYPE, WEEK_TYPE } from './fact-types.ts'
import type { SpecialDay } from './special-days.ts'
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
  /** Days whose hours differ from the schedule. */
  special: readonly SpecialDay[]
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
const HOURS = {
  'emergency?': 'text',
  'note?': 'text',
  'week?': WEEK_TYPE,
  'special?': SPECIAL_DAYS_TYPE,
} as const
const LINKS = {
  'privacy?': 'link',
  'terms?': 'link',
  'imprint?': 'link',
  'booking?': 'link',
  'coverage?': 'link',
  'whatsapp?': 'text',
  'sms?': 'text',
} as const
const WEEKDAY = [{ opens_min: 8 * 60, closes_min: 18 * 60 }]
const SATURDAY = [{ opens_min: 9 * 60, closes_min: 16 * 60 }]
/** The same object in every language, so that it can be recognized. */
const DEFAULT_WEEK: Week = [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, []]

/**
 * All business facts. The types of the facts, their defaults, the JSON Schema, the documentation and the
 * validation follow from this table. `fact-docs.ts` contains the descriptions.
 */
export const FACTS = defineFacts(englishFacts)

/** Returns the table of all business facts with defaults in another language. */
export function defineFacts({ withoutEmergency, unread, ...facts }: DefaultFacts) {
  return {
    name: { ...text(facts.name), unread: unread.name },
    /** Null shows the business name instead. */
    owner_name: optional('text'),
    /** Null shows a drawing instead. */
    owner_photo: optional('picture'),
    /** Without a photo, the website shows an illustration. */
    hero_photo: optional('picture'),
    /** Null shows a lightning bolt for electricians and nothing for other trades. */
    logo: optional('picture'),
    /** A message with an optional first and last day. */
    notice: optional({ text: 'text', 'from?': 'date', 'until?': 'date', 'url?': 'link' }),
    /** Whether the business offers emergency service. If false, the elements do not mention emergencies. */
    emergency: fact<'yes_no', boolean>('yes_no', { initial: true, unread: false }),
    phone: optional('text'),
    email: optional('text'),
    trade: fact<typeof TRADE, Required<JsonOf<typeof TRADE>>>(TRADE, {
      initial: { type: 'Electrician', ...facts.trade },
      unread: { type: '', page_title: '', subtitle: '', credential: '', emergency: '' },
    }),
    description: text(facts.description, withoutEmergency.description),
    headline: text(facts.headline, withoutEmergency.headline),
    blurb: text(facts.blurb, withoutEmergency.blurb),
    bio: list('text', facts.bio),
    highlights: list(TITLE_AND_TEXT, facts.highlights, 1),
    services: list({ title: 'text', 'description?': 'text', 'features?': ['text'] }, facts.services, 2),
    rates: fact<typeof RATES, Required<JsonOf<typeof RATES>>>(RATES, {
      initial: facts.rates,
      withoutEmergency: { ...facts.rates, note: '' },
      unread: { title: '', text: '', note: '' },
    }),
    financing: optional({ text: 'text', 'url?': 'link' }),
    brands: list('text'),
    statistics: list(TITLE_AND_TEXT, facts.statistics, 3),
    service_area: text(facts.service_area),
    areas: list('text'),
    hours: fact<typeof HOURS, Hours>(HOURS, {
      initial: { ...facts.hours, week: DEFAULT_WEEK, special: [] },
      unread: { emergency: '', note: '', week: null, special: [] },
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
    /** Whether controls without a URL are shown. They say that they are not implemented yet. */
    placeholders: fact<'yes_no', boolean>('yes_no', { initial: true, unread: true }),
    social: list({ title: 'text', url: 'url' }),
    testimonials: list({ quote: 'text', name: 'text', 'place?': 'text' }),
    reviews: optional({ 'rating?': 'rating', 'count?': 'count', 'url?': 'url' }),
    work: list({ picture: 'picture', text: 'text', 'before?': 'picture' }),
    unavailable_title: optional('text'),
    unavailable_text: optional('text'),
  }
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

/**
 * A list.
 * @param emergencyIndex the index of the default entry to hide without emergency service
 */
function list<const Entry extends FactType>(
  entry: Entry,
  initial: readonly JsonOf<Entry>[] = [],
  emergencyIndex = -1,
): FactDefinition<readonly [Entry], readonly JsonOf<Entry>[]> {
  const withoutEmergency = initial.filter((_, index) => index !== emergencyIndex)
  return fact<readonly [Entry], readonly JsonOf<Entry>[]>([entry], { initial, withoutEmergency, unread: [] })
}
