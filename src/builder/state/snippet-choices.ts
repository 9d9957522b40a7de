import { emailLink, phoneLink } from '../../business/links.ts'
import { DEFAULT_CHOICES, type SnippetChoices } from '../snippet/choices.ts'
import type { ElementName } from '../snippet/elements.ts'
import { type BuilderState, type Facts, FONTS, fieldsOf } from './builder-state.ts'
import { storeSettings } from './chosen-store.ts'
import { publishedFacts, withoutEmpty } from './published-facts.ts'
import { withoutSecretKeys } from './secret-keys.ts'
import { scriptFolder } from './typed-addresses.ts'

/** The folder of the owner's pictures, next to the page or the script. */
export const PICTURES = 'pictures/'

/** The contact section of the whole website. */
export const CONTACT = '#contact'

/** Returns the choices from which a snippet is generated. */
export function snippetChoices(given: BuilderState): SnippetChoices {
  const state = withoutSecretKeys(given)
  const { code, look, language } = state
  const { name, owner_name, phone, email, ...facts } = withContactLinks(state)
  const folder = code.host === 'react' ? '' : scriptFolder(code.scriptFolder)
  const quotes = quoteAddress(state)
  return {
    ...DEFAULT_CHOICES,
    elements: elementsOf(state),
    host: code.host === 'react' ? 'by-hand' : code.host,
    script: code.script,
    scriptFolder: folder,
    hasChecksum: code.hasChecksum,
    prefix: code.prefix,
    ...storeSettings(state, filesFolder(code)),
    businessName: String(name ?? ''),
    ownerName: String(owner_name ?? ''),
    phone: String(phone ?? ''),
    email: String(email ?? ''),
    storePage: code.storePage,
    productPage: code.productPage,
    successPage: code.successPage,
    attributes: {
      ...DEFAULT_CHOICES.attributes,
      ...code.attributes,
      'electrician-site.quote-endpoint': quotes,
      'quote-form.endpoint': quotes,
    },
    // Without a name, the elements show the default name of an electrician.
    facts: withPictureFolder(name ? facts : { name: null, ...facts }, folder) as SnippetChoices['facts'],
    accent: look.accent,
    background: look.background,
    language,
    priceFormat: state.priceFormat,
    style: look.font ? { '--ee-font': FONTS[look.font].family } : {},
  }
}

/** Returns the URL of the folder with the owner's files, which `store-host` must begin with. */
export function filesFolder({ host, scriptFolder: written }: BuilderState['code']): string {
  // An app serves the files in its folder `public` from the root.
  if (host === 'react') return '/'
  const folder = scriptFolder(written).replace(/(?<=[^/])\/*$/, '/')
  return /^(?:\/|\.|https?:)/i.test(folder) ? folder : `./${folder}`
}

/**
 * Returns the published facts. Without a page of its own, “Book Now” leads to the contact section of the whole website, and “Schedule a Consultation” in single parts to the phone number or the email address.
 */
function withContactLinks(state: BuilderState): Facts {
  const facts = publishedFacts(state)
  const contact =
    state.code.what === 'site'
      ? { booking: CONTACT }
      : { booking: phoneLink(String(facts['phone'] ?? '')) ?? emailLink(String(facts['email'] ?? '')) }
  const links = withoutEmpty({ ...contact, ...fieldsOf(facts['links']) })
  return { ...facts, ...(links !== undefined && { links }) }
}

function elementsOf({ code }: BuilderState): readonly ElementName[] {
  if (code.what === 'site') return ['electrician-site']
  return code.what === 'store' ? ['store-front'] : code.elements
}

/**
 * Returns the quote form's endpoint. Converts an email address to a `mailto:` URL. Without an address for quotes, returns
 * that of the business; empty if it has none.
 */
export function quoteAddress({ quotes, facts }: BuilderState): string {
  const own = quotes.trim()
  return own ? (emailLink(own) ?? own) : (emailLink(String(facts['email'] ?? '').trim()) ?? '')
}

/** Adds the folder to the URLs of the owner's pictures, because the page may be in another folder. */
export function withPictureFolder(value: unknown, folder: string): unknown {
  if (typeof value === 'string')
    return folder && value.startsWith(PICTURES) ? `${folder.replace(/\/*$/, '/')}${value}` : value
  if (Array.isArray(value)) return value.map((entry) => withPictureFolder(entry, folder))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPictureFolder(part, folder)]),
  )
}
