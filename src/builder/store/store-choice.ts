import { HOSTED_STORE } from './store-id.ts'

/** The types of stores, in the order in which the builder offers them. */
export const STORE_KINDS = ['hosted', 'shopify', 'woocommerce', 'file', 'none', 'medusa'] as const
/** `hosted` is a Hostinger store. The types with an adapter have the name of their `store-type`. */
export type StoreKind = (typeof STORE_KINDS)[number]

/** The owner's store and what the owner has entered about it. */
export interface StoreChoice {
  kind: StoreKind
  /** Address of the store's server. */
  host: string
  /** The store's ID; empty if it follows from the address. */
  id: string
  /** A public key. */
  token: string
  /** A country or region. */
  region: string
  /** Where visitors order if the store has no checkout page. May be an email address. */
  checkoutUrl: string
}

/** Returns an empty entry of a type. */
export function emptyStore(kind: StoreKind): StoreChoice {
  return { kind, host: kind === 'hosted' ? HOSTED_STORE : '', id: '', token: '', region: '', checkoutUrl: '' }
}

/** Reads a store from a saved state. */
export function readStore(given: unknown): StoreChoice {
  const values = Object(given) as Record<string, unknown>
  const empty = emptyStore(STORE_KINDS.find((kind) => kind === values['kind']) ?? 'hosted')
  const text = (name: keyof StoreChoice) =>
    (typeof values[name] === 'string' && values[name].slice(0, 2000)) || empty[name]
  return {
    kind: empty.kind,
    host: text('host'),
    id: text('id'),
    token: text('token'),
    region: text('region'),
    checkoutUrl: text('checkoutUrl'),
  }
}
