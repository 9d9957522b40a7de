import {
  type FactType,
  fieldsOf as fieldTypes,
  isList,
  SPECIAL_DAYS_TYPE,
  type ValueType,
  WEEK_TYPE,
} from '../../business/fact-types.ts'
import { FACTS } from '../../business/facts.ts'
import { spansOf } from '../../business/read-week.ts'
import { VALUE_TYPES } from '../../business/value-types.ts'
import { productProblems } from '../products/product-problems.ts'
import { isStoreHost } from '../store/check-store.ts'
import { STORE_TYPES } from '../store/store-types.ts'
import type { BuilderState } from './builder-state.ts'
import { storeSettings } from './chosen-store.ts'
import type { Path } from './claims.ts'
import { countryCode } from './countries.ts'
import { withoutEmpty } from './published-facts.ts'
import { secretKeyProblem, secretKeysIn } from './secret-keys.ts'
import {
  addressProblem,
  emailProblem,
  internationalPhoneProblem,
  phoneProblem,
  recipientProblem,
  siteAddressProblem,
} from './typed-addresses.ts'

export const STEPS = ['trade', 'facts', 'store', 'look', 'money', 'publish'] as const
export type StepId = (typeof STEPS)[number]

/** Something that the owner must correct. */
export interface Problem {
  step: StepId
  /** The field, such as `['services', 1, 'title']` in the facts, or `['siteUrl']`. */
  path: Path
  /** The name of the field, if it is not a fact. */
  label?: string
  message: string
}

/** The facts that are addresses of pages. */
export const ADDRESSES: readonly string[] = [
  'links.privacy',
  'links.terms',
  'links.imprint',
  'links.booking',
  'links.coverage',
  'social.url',
  'reviews.url',
  'notice.url',
  'financing.url',
]

/** Instructions for each type of value, in plain words for the owner. */
const FORMS: Record<ValueType, string> = {
  text: 'Write some text.',
  url: 'Write an address that begins with https://.',
  picture: 'Choose a picture, or write an address that begins with https://.',
  link: 'Write an address that begins with https://.',
  yes_no: 'Choose yes or no.',
  latitude: 'Write a number from -90 to 90.',
  longitude: 'Write a number from -180 to 180.',
  rating: 'Write a number from 1 to 5.',
  count: 'Write a whole number of at least 1.',
  date: 'Choose a date.',
  day: 'Choose a day.',
  opening_time: 'Write a time such as 08:00.',
  closing_time: 'Write a time such as 18:00.',
  time_zone:
    'Write the name of a large city in your time zone, such as Chicago, and choose it from the list.',
  type_name: 'Write one English word such as Plumber.',
}

/** Rules for single facts that are stricter than the elements, which accept them in pages that developers write. */
const CHECKS: Readonly<Record<string, (text: string) => string | undefined>> = {
  'address.country': (text) => (countryCode(text) ? undefined : 'Choose your country from the list.'),
  'links.whatsapp': (text) => (isStoreHost(text.trim()) ? undefined : internationalPhoneProblem(text)),
  'links.sms': internationalPhoneProblem,
  ...Object.fromEntries(ADDRESSES.map((name) => [name, addressProblem])),
}

/** Returns the names in a path without the positions of list entries, such as `services.title`. */
function namesIn(path: Path): string {
  return path.filter((part) => typeof part === 'string').join('.')
}

/** Returns everything that the owner must correct before publishing. */
export function problemsIn(state: BuilderState): Problem[] {
  const { facts, siteUrl } = state
  const quotes = state.quotes.trim()
  const name = text(facts['name'])
  const [phone, email] = [text(facts['phone']), text(facts['email'])]
  const problems: Problem[] = []
  const add = (step: StepId, path: Path, message: string | undefined) => {
    if (message) problems.push({ step, path, message })
  }
  if (!state.trade) add('trade', ['trade'], 'Choose your trade, or “Something else”.')
  if (!name) add('facts', ['name'], 'Write the name of your business.')
  if (!phone && !email)
    add('facts', ['phone'], 'Write a phone number or an email address, so that customers can reach you.')
  if (phone) add('facts', ['phone'], phoneProblem(phone))
  if (email) add('facts', ['email'], emailProblem(email))
  if (quotes) add('facts', ['quotes'], recipientProblem(quotes))
  for (const [fact, value] of Object.entries(facts)) {
    const type = FACTS[fact as keyof typeof FACTS]?.type
    // Empty entries are left out of the website.
    if (type && withoutEmpty(value) !== undefined)
      problems.push(
        ...wrongValues(value, type, [fact]).map((problem) => ({ step: 'facts' as const, ...problem })),
      )
  }
  const keys = (step: StepId, values: object) =>
    problems.push(...secretKeysIn(values).map((problem) => ({ step, ...problem })))
  keys('facts', { ...facts, quotes })
  keys('publish', { siteUrl })
  problems.push(...storeProblems(state))
  if (siteUrl.trim()) add('publish', ['siteUrl'], siteAddressProblem(siteUrl.trim()))
  return problems
}

/** Returns the problems of the owner's store. */
export function storeProblems(state: BuilderState): Problem[] {
  const { store, products } = state
  const fields = STORE_TYPES[store.kind].fields.flatMap(({ name, label, problem }) => {
    const message = secretKeyProblem(store[name], name) ?? problem(store[name].trim(), store)
    return message ? [{ step: 'store' as const, path: ['store', name], label, message }] : []
  })
  if (store.kind !== 'file') return fields
  const needsAddress = products.list.some(({ variants }) =>
    variants.some(({ paymentLink }) => !paymentLink.trim()),
  )
  const address = needsAddress &&
    !storeSettings(state, '').checkoutUrl && {
      step: 'store' as const,
      path: ['store', 'checkoutUrl'],
      label: 'Where should orders go?',
      message: 'Write your email address, or give every product a payment link.',
    }
  const listed = productProblems(products).map((problem) => ({ step: 'store' as const, ...problem }))
  return [...fields, ...(address ? [address] : []), ...listed]
}

function wrongValues(value: unknown, type: FactType, path: Path): Pick<Problem, 'path' | 'message'>[] {
  if (typeof type === 'string') {
    if (value === undefined || value === '') return []
    const message =
      VALUE_TYPES[type](value) === undefined ? FORMS[type] : CHECKS[namesIn(path)]?.(String(value))
    return message ? [{ path, message }] : []
  }
  if (isList(type)) {
    if (!Array.isArray(value)) return [{ path, message: 'Fill in this field again.' }]
    return value.flatMap((entry, index) =>
      withoutEmpty(entry) === undefined ? [] : wrongValues(entry, type[0], [...path, index]),
    )
  }
  const given = Object(value) as Record<string, unknown>
  const wrong = fieldTypes(type).flatMap(({ name, isOptional, type: fieldType }) => {
    if (withoutEmpty(given[name]) !== undefined) return wrongValues(given[name], fieldType, [...path, name])
    return isOptional ? [] : [{ path: [...path, name], message: 'Fill in this field, or remove the entry.' }]
  })
  const areHours = type === WEEK_TYPE[0] || type === SPECIAL_DAYS_TYPE[0]
  if (wrong.length > 0 || !areHours || spansOf(given)) return wrong
  return [
    { path: [...path, 'closes'], message: 'Write when you open and when you close. The times must differ.' },
  ]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
