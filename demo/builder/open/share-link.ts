import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { type BuilderState, readState } from '../state/builder-state.ts'
import { PICTURES } from '../state/snippet-choices.ts'

const NAME = 'choices='
/** Many programs cut off longer links. */
export const MAX_LINK_LENGTH = 2000

/** Returns the URL hash that contains the choices, without pictures from the owner's device. */
export function shareHash(state: BuilderState): string {
  const { facts, products } = state
  const json = JSON.stringify({
    ...state,
    facts: withoutPictures(facts),
    products: withoutPictures(products),
  })
  const bytes = deflateSync(strToU8(json), { level: 9 })
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `#${NAME}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Returns the choices in a link, or undefined if there are none or the link is damaged. */
export function stateFromHash(hash: string): BuilderState | undefined {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith(NAME)) return undefined
  try {
    const base64 = text.slice(NAME.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return readState(JSON.parse(strFromU8(inflateSync(bytes))))
  } catch {
    return undefined
  }
}

function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(PICTURES) ? undefined : value
  if (Array.isArray(value)) return value.map(withoutPictures)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPictures(part)]))
}
