import { isRegistered, registeredStores } from '../provider/registered-stores.ts'

/** An error from the store, as `provider/store-error.ts` describes it, or any other error. */
export interface StoreFailure {
  message?: string
  kind?: string
  /** The HTTP status of the response. Undefined if there was none. */
  status?: number | undefined
  code?: string | undefined
  /** The store's own explanation. */
  detail?: string | undefined
  /** The URL of the request. */
  url?: string | undefined
  /** The type of the store. Undefined for a store with the documented API. */
  type?: string | undefined
}

/** Matches URLs that customers cannot return to after paying. */
const LOCAL = /^(file:|https?:\/\/(localhost|127\.|\[::1\]))/

/** Messages about failed requests to the store. */
export const storeMessages = {
  'store-failed': ({ error }: { error: unknown }) => explainStoreFailure(Object(error)),

  /** `page` is the page's URL. */
  'checkout-refused'({ error, page }: { error: unknown; page: string }) {
    const failure: StoreFailure = Object(error)
    const fix = !failure.status
      ? `Check the network, store-host and whether the store allows requests from ${page}.`
      : LOCAL.test(page) && failure.url?.includes('.hostinger.com/')
        ? 'Live stores do not accept return URLs on http://localhost or in files. Test the checkout on a published https page, or use the demo store.'
        : 'Fix the reason that the store gives, for example in the settings of the store or the product.'
    return `The checkout did not start: ${answerOf(failure)} ${fix}`
  },
} satisfies Record<string, (details: never) => string | undefined>

/** Returns the types of stores that the page's elements use, but that no adapter has registered. */
export function unregisteredTypes(): string[] {
  return Object.keys(registeredStores()).filter((type) => !isRegistered(type))
}

/** Returns what a failed request to the store means and how to fix it. */
function explainStoreFailure(failure: StoreFailure): string | undefined {
  const { kind, status, url = '', type = '' } = failure
  if (kind === 'timeout' && unregisteredTypes().includes(type))
    return `${answerOf(failure)} ${missingAdapter(type)}`
  const [, storeId = '', productId] = /\/store\/([^/?]+)(?:\/products\/([^/?]+))?/.exec(url) ?? []
  const id = decodeURIComponent(storeId)
  if (status === 404 || status === 410)
    return productId
      ? `The store has no product with the ID "${decodeURIComponent(productId)}". Correct the product ID on this page or in the link to it.`
      : type
        ? `${answerOf(failure)} Check store-host: it must be the address of the store for store-type="${type}".`
        : `No store has the ID "${id}": ${answerOf(failure)} Correct store-id: it is not the name of the store or its domain.`
  // The list falls back to the store’s order.
  if (status === 400 && url.includes('sort_by=')) return undefined
  if (/publishable api key/i.test(failure.detail ?? ''))
    return `${answerOf(failure)} Set store-token to a publishable API key of your Medusa server, which begins with “pk_”, next to store-type.`
  if (status === 400)
    return `${answerOf(failure)} Check ${type ? 'the settings next to store-type' : `store-id="${id}"`} and the setting of the element that shows the error.`
  if (status === 401 || status === 403)
    return `${answerOf(failure)} The store refuses store-token, or needs one. Set a public key that may read products.`
  if (status === 422) return `${answerOf(failure)} Correct what the store names.`
  if (status) return `${answerOf(failure)} If the error persists, check the status of your store.`
  const [file] = /^.*\.json(?=\/store\/)/i.exec(url) ?? []
  if (kind === 'malformed' && file)
    return `${answerOf(failure)} ${file} is not valid JSON. Open it in a JSON validator, correct it and upload it again.`
  if (kind === 'malformed')
    return `${answerOf(failure)} Check store-host: its response does not have the format of a store.`
  return `${answerOf(failure)} Check store-host, the network, and connect-src in the Content-Security-Policy. (${url})`
}

/** Returns how to load the adapter of a type of store that no adapter has registered. */
export function missingAdapter(type: string): string {
  const start = `This page has no adapter for store-type="${type}".`
  if (!__STORES__.includes(type)) {
    const known = new Set([...__STORES__, ...Object.keys(registeredStores()).filter(isRegistered)])
    const names = [...known].map((name) => `"${name}"`).join(', ')
    return `${start} Use one of ${names}, or load the script of your own adapter.`
  }
  if (__HAS_LOADER__) return `${start} Upload the file stores/${type}.js in the folder of the modules.`
  return `${start} Add import 'electrician-elements/stores/${type}' to your code.`
}

function answerOf({ message = '', status, code, detail }: StoreFailure): string {
  if (!status) return message.replace(/[^.]$/, '$&.')
  const reason = [code, detail].filter(Boolean).join(': ')
  return `The store responded with ${message.replace(/:? *$/, '')}${reason ? ` (${reason})` : ''}.`
}
