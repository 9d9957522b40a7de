import type { Page } from '@playwright/test'
import { allFacts } from './business-facts.ts'

const compound = 'Überspannungsschutzeinrichtung'
const address = 'https://electrical-contractors.example/certificates/2026/overvoltage?id=1234567890'
export const longWord = 'Fehlerstromschutzschalterauslösestrommessgerätekalibrierdienst'
export const longWords = `${compound} ${longWord} ${address}`

/** Each text of the business facts is long, except those that have a format. */
export const longFacts = {
  ...(JSON.parse(JSON.stringify({ ...allFacts, hours: undefined }), (_, value: unknown) =>
    typeof value === 'string' ? longWords : value,
  ) as object),
  price_range: longWord,
  trade: {
    type: 'Plumber',
    page_title: longWords,
    subtitle: longWords,
    credential: longWords,
    emergency: longWords,
  },
  hours: { emergency: longWord, note: longWords },
  address: { street: longWord, city: longWord, region: longWord, postal_code: '62701', country: 'US' },
  license_number: longWord,
  founded: longWord,
  social: [{ title: longWord, url: 'https://social.example' }],
  links: { privacy: '/privacy', terms: '/terms', imprint: '/imprint' },
  testimonials: [{ quote: longWords, name: longWord, place: longWord }],
  work: [{ picture: '/owner.svg', text: longWords }],
  unavailable_title: longWord,
  unavailable_text: longWords,
}

export const longBusinesses = {
  German: {
    'business-name': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk GmbH',
    'owner-name': 'Maximiliane Freifrau von Donaudampfschifffahrtsgesellschaftskapitänswitwe',
    phone: '+49 (0) 30 901820-12345',
    email: 'very.long.address.of.the.service.department@electrical-contractors-northwest.example',
  },
  Arabic: {
    'business-name': 'شركة النور الساطع للمقاولات والتمديدات الكهربائية وخدمات الطوارئ المحدودة',
    'owner-name': 'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ الأنصاري الكهربائي',
    phone: '+966 (55) 010-0199 ext. 4321',
  },
}

const titles = new Set(['title', 'subtitle', 'ribbon_text', 'value', 'location', 'section_title'])

/** Adds long words to the texts of all products. */
export function lengthenTexts(key: string, value: unknown): unknown {
  if (key === 'description' && value)
    return `<p>${longWords}</p><ul><li>${longWords}</li></ul><h2>${longWord}</h2>`
  return titles.has(key) && typeof value === 'string' && value ? `${value} ${longWord}` : value
}

/** Sets all prices to amounts of ten digits. */
export function raisePrices(key: string, value: unknown): unknown {
  if (key === 'amount') return 1_450_000_000
  if (key === 'sale_amount') return 1_250_000_000
  return key === 'currency' && value && typeof value === 'object' && 'code' in value
    ? { ...value, code: 'cop', symbol: 'COP', template: 'COP $1' }
    : value
}

/** Ends all texts with punctuation, and prices with the currency. */
export function punctuate(key: string, value: unknown): unknown {
  if (key === 'template') return '$1 €'
  if (key === 'description' && value) return '<p>Keeps coffee warm.</p>'
  return titles.has(key) && typeof value === 'string' && value ? `${value}!` : value
}

/** Changes the store's products and collections with a function for `JSON.parse`. */
export async function changeTexts(
  page: Page,
  change: (key: string, value: unknown) => unknown,
): Promise<void> {
  await page.route(/\/provider\/store\/\w+\/(products|collections)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: JSON.parse(await response.text(), change) })
  })
}
