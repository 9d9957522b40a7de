import { parseFacts } from '../../business/parse-facts.ts'
import { ELEMENT_NAMES, type ElementName } from '../snippet/elements.ts'
import { type BuilderState, EMPTY_STATE, fieldsOf, readState } from '../state/builder-state.ts'
import { orderAddress } from '../state/chosen-store.ts'
import { claimsIn } from '../state/claims.ts'
import { withoutEmpty } from '../state/published-facts.ts'
import { BUILDER_META, withoutWebsitePaths } from '../state/website-page.ts'
import { emptyStore, STORE_KINDS, type StoreChoice } from '../store/store-choice.ts'
import { STORE_TYPES } from '../store/store-types.ts'
import { readHours } from './read-hours/read-typed-hours.ts'

/** Returns the state from a facts file. Confirms all statements in it. Throws if the file is not a JSON object. */
export function stateFromFacts(json: string): BuilderState {
  const { problems } = parseFacts(json)
  if (problems.some(({ kind }) => kind === 'invalid-json' || kind === 'no-object'))
    throw new Error('This is not a facts file: it must begin with { and end with }.')
  const { $schema: _, ...facts } = fieldsOf(withoutEmpty(JSON.parse(json.trim())))
  return { ...EMPTY_STATE, ...confirmedFacts(withoutWebsitePaths(readHours(facts))) }
}

function confirmedFacts(facts: Record<string, unknown>): Pick<BuilderState, 'facts' | 'confirmed' | 'trade'> {
  return { facts, confirmed: claimsIn(facts).map(({ text }) => text), trade: tradeOf(facts) }
}

function tradeOf(facts: Record<string, unknown>): string {
  const type = fieldsOf(facts['trade'])['type']
  const ids: Record<string, string> = {
    Electrician: 'electrician',
    Plumber: 'plumber',
    Locksmith: 'locksmith',
    HVACBusiness: 'hvac',
    RoofingContractor: 'roofer',
    HousePainter: 'painter',
  }
  return ids[String(type)] ?? 'other'
}

/**
 * Returns the state from a page or snippet that contains elements of this library.
 * @param factsFile the text of the website's facts file, for a page that contains no facts
 */
export function stateFromPage(page: Document, factsFile = ''): BuilderState {
  const prefix = page.querySelector('script[data-prefix]')?.getAttribute('data-prefix') ?? ''
  const elements = ELEMENT_NAMES.filter((name) => page.querySelector(elementSelector(name, prefix)))
  if (elements.length === 0) throw new Error('This page has none of our elements. Paste the whole code.')
  const attribute = (name: string) =>
    elements
      .map((element) => page.querySelector(elementSelector(element, prefix)))
      .map((element) => element?.getAttribute(name) ?? element?.getAttribute(`data-${name}`))
      .find(Boolean) ?? ''
  const setting = (name: string) =>
    page.querySelector(`script[data-${name}]`)?.getAttribute(`data-${name}`) || attribute(name)
  const json = page.querySelector(
    'electrician-site > script[type="application/json"], script[data-electrician-business]',
  )?.textContent
  const contact = withoutEmpty({
    name: attribute('business-name'),
    owner_name: attribute('owner-name'),
    phone: attribute('phone'),
    email: attribute('email'),
  })
  const written = fieldsOf(withoutEmpty(parseObject(json ?? factsFile)))
  const facts = { ...withoutWebsitePaths(readHours(written)), ...fieldsOf(contact) }
  const meta = page.querySelector(`meta[name=${BUILDER_META}]`)
  const chosen = fieldsOf(parseObject(meta?.getAttribute('content')))
  const quotes = (attribute('quote-endpoint') || attribute('endpoint')).replace(/^mailto:/, '')
  const confirmed = confirmedFacts(facts)
  const language = page.documentElement.getAttribute('lang') || attribute('lang')
  return readState({
    ...confirmed,
    trade: chosen['trade'] ?? confirmed.trade,
    quotes,
    store: storeOf(setting),
    language: language || attribute('lang'),
    priceFormat: setting('price-format'),
    look: chosen['look'],
    siteUrl: chosen['siteUrl'],
    // A website of the builder contains no choices for code.
    code: meta ? chosen['code'] : codeOf(elements, prefix, attribute),
  })
}

/** Returns the store in a page's settings. Leaves out an ID that follows from the other settings. */
function storeOf(setting: (name: string) => string): StoreChoice {
  const type = setting('store-type')
  const kind = type
    ? (STORE_KINDS.find((known) => known === type) ?? 'none')
    : setting('store-id')
      ? 'hosted'
      : 'none'
  const empty = emptyStore(kind)
  const checkoutUrl = setting('checkout-url')
  if (kind === 'none') return empty
  // The file itself is opened, not its address.
  if (kind === 'file') return { ...empty, checkoutUrl: orderAddress(checkoutUrl) }
  const [host, id] = [setting('store-host'), setting('store-id')]
  return {
    ...empty,
    host,
    id: id === STORE_TYPES[kind].idFrom?.(host) ? '' : id,
    token: setting('store-token'),
    region: setting('store-region'),
    checkoutUrl,
  }
}

function codeOf(elements: ElementName[], prefix: string, attribute: (name: string) => string): object {
  const what = elements.includes('electrician-site')
    ? 'site'
    : elements.includes('store-front')
      ? 'store'
      : 'elements'
  const pages = { storePage: attribute('store-url'), successPage: attribute('success-url') }
  return { what, elements, prefix, ...pages }
}

function elementSelector(name: ElementName, prefix: string): string {
  return `${CSS.escape(prefix + name)}, [data-electrician-element=${name}]`
}

function parseObject(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json || '{}')
  } catch {
    throw new Error(
      'The facts in this page cannot be read. A comma, a quotation mark or a bracket is probably missing.',
    )
  }
}
