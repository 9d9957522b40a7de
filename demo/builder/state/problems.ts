import {
  type FactType,
  fieldsOf as fieldTypes,
  isList,
  type ValueType,
} from '../../../src/business/fact-types.ts'
import { FACTS } from '../../../src/business/facts.ts'
import { emailLink, phoneLink } from '../../../src/business/links.ts'
import { VALUE_TYPES } from '../../../src/business/value-types.ts'
import { isStoreHost } from '../store/check-store.ts'
import type { BuilderState } from './builder-state.ts'
import type { Path } from './claims.ts'
import { withoutEmpty } from './published-facts.ts'

export const STEPS = ['trade', 'facts', 'store', 'look', 'language', 'publish'] as const
export type StepId = (typeof STEPS)[number]

/** Something that the owner must correct. */
export interface Problem {
  step: StepId
  /** The field, such as `['services', 1, 'title']` in the facts, or `['siteUrl']`. */
  path: Path
  message: string
}

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
  time_zone: 'Choose a time zone from the list, such as America/Chicago.',
  type_name: 'Write one English word such as Plumber.',
}

/** Returns everything that the owner must correct before publishing. */
export function problemsIn(state: BuilderState): Problem[] {
  const { facts, store, siteUrl, quotes } = state
  const name = text(facts['name'])
  const [phone, email] = [text(facts['phone']), text(facts['email'])]
  const problems: Problem[] = []
  const add = (step: StepId, path: Path, message: string) => problems.push({ step, path, message })
  if (!state.trade) add('trade', ['trade'], 'Choose your trade, or “Something else”.')
  if (!name) add('facts', ['name'], 'Write the name of your business.')
  if (!phone && !email)
    add('facts', ['phone'], 'Write a phone number or an email address, so that customers can reach you.')
  if (phone && !phoneLink(phone))
    add('facts', ['phone'], 'Write a number that a phone can dial, with 7 to 15 digits.')
  if (email && !emailLink(email))
    add('facts', ['email'], 'Write an email address such as hello@your-business.com.')
  if (quotes.trim() && !emailLink(quotes.trim()) && !isStoreHost(quotes.trim()))
    add(
      'facts',
      ['quotes'],
      'Write an email address, or the address of your form service that begins with https://.',
    )
  for (const [fact, value] of Object.entries(facts)) {
    const type = FACTS[fact as keyof typeof FACTS]?.type
    // Empty entries are left out of the website.
    if (type && withoutEmpty(value) !== undefined)
      problems.push(
        ...wrongValues(value, type, [fact]).map((problem) => ({ step: 'facts' as const, ...problem })),
      )
  }
  if (store.kind === 'hosted') {
    if (!store.id.trim()) add('store', ['store', 'id'], 'Write your store’s id, or choose “I have no store”.')
    if (!isStoreHost(store.host.trim()))
      add('store', ['store', 'host'], 'Write an address that begins with https://.')
  }
  if (siteUrl.trim() && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(siteUrl.trim()))
    add('publish', ['siteUrl'], 'Write the address of your website, such as https://your-business.com.')
  return problems
}

function wrongValues(value: unknown, type: FactType, path: Path): Pick<Problem, 'path' | 'message'>[] {
  if (typeof type === 'string')
    return value === undefined || value === '' || VALUE_TYPES[type](value) !== undefined
      ? []
      : [{ path, message: FORMS[type] }]
  if (isList(type)) {
    if (!Array.isArray(value)) return []
    return value.flatMap((entry, index) =>
      withoutEmpty(entry) === undefined ? [] : wrongValues(entry, type[0], [...path, index]),
    )
  }
  const given = Object(value) as Record<string, unknown>
  return fieldTypes(type).flatMap(({ name, isOptional, type: fieldType }) => {
    if (withoutEmpty(given[name]) !== undefined) return wrongValues(given[name], fieldType, [...path, name])
    return isOptional ? [] : [{ path: [...path, name], message: 'Fill in this field, or remove the entry.' }]
  })
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
