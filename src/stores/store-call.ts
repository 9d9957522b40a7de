import { type SendRequest, sendRequest } from '../http/send-request.ts'
import type { StoreSettings } from '../provider/store-request.ts'
import { string } from '../untrusted/decoders.ts'
import { type StoreCall, StoreFailure } from './contract.ts'

/** A request without a response. The cause is the error of `fetch`. */
export class Unreachable extends Error {}

/**
 * Creates what the functions of a store receive.
 * @param init the options of the elements' request, of which the store's own requests use the signal and the cache mode
 */
export function createStoreCall(
  settings: StoreSettings,
  init: RequestInit,
  send: SendRequest = sendRequest,
): StoreCall {
  const { host, details = {} } = settings
  const text = (name: string) => details[name]?.trim() ?? ''
  return {
    host,
    id: text('storeId'),
    token: text('storeToken'),
    region: text('storeRegion'),
    language: text('language'),
    checkoutUrl: text('checkoutUrl'),
    async json(url, { headers, body } = {}) {
      const hasBody = body !== undefined
      const response = await send(url, {
        ...init,
        method: hasBody ? 'POST' : 'GET',
        body: hasBody ? JSON.stringify(body) : null,
        headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
      }).catch((cause: unknown) => {
        throw new Unreachable('', { cause })
      })
      if (response.ok) return { body: await response.json(), headers: response.headers }
      const { code, message } = Object(await response.json().catch(() => null))
      throw new StoreFailure(response.status, string(code), string(message))
    },
  }
}
