import { type SendRequest, sendRequest } from '../http/send-request.ts'
import type { StoreSettings } from '../provider/store-request.ts'
import { string } from '../untrusted/decoders.ts'
import { type StoreCall, StoreFailure } from './contract.ts'

/** A request without a response. The cause is the error of `fetch`. */
export class Unreachable extends Error {}

/**
 * Creates what the functions of a store receive.
 * @param init options of the elements' request; the store's own requests use its signal and cache mode
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
    async json(url, { headers = {}, body } = {}) {
      const hasBody = body !== undefined
      const response = await send(url, {
        ...init,
        // Browsers would send the headers, which may contain a key, on to another website.
        ...(Object.keys(headers).length > 0 && { redirect: 'manual' }),
        method: hasBody ? 'POST' : 'GET',
        body: hasBody ? JSON.stringify(body) : null,
        headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
      }).catch((cause: unknown) => {
        throw new Unreachable('', { cause })
      })
      const isRedirect =
        response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)
      if (isRedirect)
        throw new StoreFailure(
          502,
          undefined,
          `${url} redirects. Set store-host to the address that it leads to.`,
        )
      if (response.ok) return { body: await response.json(), headers: response.headers }
      const { code, message } = Object(await response.json().catch(() => null))
      throw new StoreFailure(response.status, string(code), string(message))
    },
  }
}
