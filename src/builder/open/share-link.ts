import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { type BuilderState, readState } from '../state/builder-state.ts'
import { claimsIn, withoutUnconfirmed } from '../state/claims.ts'
import { withoutSecretKeys } from '../state/secret-keys.ts'
import { PICTURES } from '../state/snippet-choices.ts'

const NAME = 'choices='
/** Many programs cut off longer links. */
export const MAX_LINK_LENGTH = 2000

/** Many times the size of a state. Damaged or malicious links cannot use more memory. */
const MAX_STATE_BYTES = 5_000_000

/**
 * Returns the URL hash that contains the choices, without secret keys, statements that the owner has not confirmed, and
 * pictures from the owner's device.
 */
export function shareHash(given: BuilderState): string {
  const state = withoutSecretKeys(given)
  const { products, confirmed } = state
  const facts = withoutUnconfirmed(state.facts, confirmed)
  const stated = claimsIn(facts).map(({ text }) => text)
  const json = JSON.stringify({
    ...state,
    facts: withoutPictures(facts),
    // Statements that the owner has confirmed and then removed are not for others.
    confirmed: confirmed.filter((text) => stated.includes(text)),
    products: withoutPictures(products),
  })
  const bytes = deflateSync(strToU8(json), { level: 9 })
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `#${NAME}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Returns the choices in a link, or undefined if there are none or the link is damaged. */
export function stateFromHash(hash: string): BuilderState | undefined {
  try {
    return readState(JSON.parse(textInHash(hash)))
  } catch {
    return undefined
  }
}

/** Returns the JSON in a link. Throws if there is none or the link is damaged. */
export function textInHash(hash: string): string {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(NAME)) throw new Error('This link has no choices.')
  const base64 = text.slice(NAME.length).replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return strFromU8(inflateSync(bytes, { out: new Uint8Array(MAX_STATE_BYTES) }))
}

function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(PICTURES) ? undefined : value
  if (Array.isArray(value)) return value.map(withoutPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPictures(part)]))
}
