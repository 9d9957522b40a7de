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
        ? 'Live stores do not accept return URLs on http://localhost or in files. Test the checkout on a ' +
          'published https page, or use the demo store.'
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
  // The list falls back to the store’s order.
  if (failure.status === 400 && failure.url?.includes('sort_by=')) return undefined
  const [, storeId = '', productId] =
    /\/store\/([^/?]+)(?:\/products\/([^/?]+))?/.exec(failure.url ?? '') ?? []
  if (productId && (failure.status === 404 || failure.status === 410))
    return (
      `The store has no product with the ID "${decodeURIComponent(productId)}". ` +
      'Correct the product ID on this page or in the link to it.'
    )
  return `${answerOf(failure)} ${fixFor(failure, decodeURIComponent(storeId))}`
}

function fixFor({ kind, status, url = '', type = '', detail = '' }: StoreFailure, storeId: string): string {
  if (kind === 'timeout' && unregisteredTypes().includes(type)) return missingAdapter(type)
  if (status === 404 || status === 410)
    return type
      ? `Check store-host: it must be the address of the store for store-type="${type}".`
      : `Correct store-id="${storeId}": it is not the name of the store or its domain.`
  if (/publishable api key/i.test(detail))
    return 'Next to store-type, set store-token to a publishable API key of your Medusa server: “pk_…”.'
  if (status === 400) {
    const settings = type ? 'the settings next to store-type' : `store-id="${storeId}"`
    return `Check ${settings} and the setting of the element that shows the error.`
  }
  if (status === 401 || status === 403)
    return 'The store refuses store-token, or needs one. Set a public key that may read products.'
  if (status === 422) return 'Correct what the store names.'
  if (status) return 'If the error persists, check the status of your store.'
  const [file] = /^.*\.json(?=\/store\/)/i.exec(url) ?? []
  if (kind === 'malformed' && file)
    return `${file} is not valid JSON. Open it in a JSON validator, correct it and upload it again.`
  if (kind === 'malformed') return 'Check store-host: its response does not have the format of a store.'
  return `Check store-host, the network, and connect-src in the Content-Security-Policy. (${url})`
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
