import { booleanOrFalse, type Decoder, nonEmptyString, object, stringOrNull } from '../untrusted/decoders.ts'
import { parseUrl } from '../untrusted/parse-url.ts'
import { decodeResponse } from './decode-response.ts'
import type { StoreClient } from './store-client.ts'
import { StoreError } from './store-error.ts'
import { storePath } from './store-request.ts'

/** The body of the checkout call. */
export interface CheckoutOrder {
  items: {
    variant_id: string
    quantity: number
    /** What the customer entered in the product's custom fields. */
    custom_field_values?: { custom_field_id: string; value: string }[]
    /** The start time of a booked appointment, in the format that the store sent. */
    time_slot?: string
    /** The time zone of `time_slot`. */
    time_zone?: string
    /** The amount of a donation in minor units. */
    donation_amount?: number
  }[]
  /** Absolute URL to which the checkout redirects after payment. */
  successUrl: string
  /** Absolute URL to which the checkout redirects if the visitor cancels. */
  cancelUrl: string
  /** IANA time zone, for example `Europe/Paris`. */
  timeZone: string
  locale?: string
}

/** A started checkout. */
export interface Checkout {
  /** Absolute http, https or mailto URL of the page that takes the payment or the order. */
  url: string
  /** Identifies the order at a store that does not send visitors to the success URL. */
  reference: string | null
  /** Whether the visitor must enter the quantity and other details on that page. */
  asksForDetails: boolean
}

/**
 * Starts a checkout and returns the URL of its page. If the store rejects an order with a locale,
 * sends the order again without the locale, because the store may not support the language.
 */
export async function createCheckout(
  client: StoreClient,
  order: CheckoutOrder,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Checkout> {
  const parse = (response: unknown) => parseCheckout(response, Boolean(client.settings.type))
  const send = (body: CheckoutOrder) =>
    client.post(`${storePath(client.settings)}/checkout`, body, parse, signal)
  const { locale, ...others } = order
  if (locale === undefined) return send(order)
  try {
    return await send(order)
  } catch (error) {
    const isHttpError = error instanceof StoreError && error.kind === 'http'
    if (!isHttpError || isOutOfStock(error) || isSlotTaken(error)) throw error
    return send(others)
  }
}

/** @param mayMail whether the order may go to a mail program, which only adapters use */
function parseCheckout(response: unknown, mayMail: boolean): Checkout {
  const decoder = object({ url: orderUrl, reference: stringOrNull, asksForDetails: booleanOrFalse })
  const { url, ...others } = decodeResponse(decoder, response)
  // The case of a protocol has no meaning.
  const address = url.replace(/^mailto:/i, 'mailto:')
  if (address.startsWith('mailto:') && !mayMail) throw new StoreError('malformed', { cause: response })
  return { url: address, ...others }
}

/** Requires `//` after `https:`, because browsers resolve `https:path` against the URL of the page. */
const orderUrl: Decoder<string> = (value) => {
  const url = nonEmptyString(value)
  return url && /^(https?:\/\/|mailto:)/i.test(url) && parseUrl(url) ? url : undefined
}

/** Returns whether the store rejected an order because it does not have enough of an item. */
export function isOutOfStock(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'insufficient_inventory'
}

/** Returns whether the store rejected an order because another customer has booked the time slot. */
export function isSlotTaken(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false
  return error.code === 'booking_slot_not_available' || error.detail === 'Booking time slot not available'
}
