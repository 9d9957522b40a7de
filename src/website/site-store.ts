import type { Product } from '../catalog/product.ts'
import { parseProduct, parseProductPage } from '../provider/responses.ts'
import { storeUrl } from '../provider/store-request.ts'
import { type HostPage, productFileOf } from './host-page.ts'
import type { FileSources, Log } from './site-files.ts'
import { newestDate } from './sitemap.ts'
import { fetchStoreResponses, type Send, type StoreResponses, sendOverNetwork } from './store-responses.ts'
import { loadAdapter, sendToAdapter } from './typed-store.ts'

/** The store's URL and its responses at build time. */
export interface BuildStore extends StoreResponses {
  /** The store's URL, as it appears in the pages. */
  address: string
}

/** A store on the website's own server. */
export interface OwnStore {
  /** The value of `data-store-host`, which is relative to the website. */
  host: string
  /** The origin that the store's URLs have in the built pages. */
  origin: string
  /** Returns the store's response to a request for a URL. */
  send: Send
}

interface LoadOptions {
  page: string
  log: Log
  send?: Send | undefined
  ownStore?: OwnStore | undefined
  sources: FileSources
}

/**
 * Loads the page's store. Returns null and logs the reason if the page sets no store that the build can request.
 * @throws Error if the store's settings are invalid or the store cannot be loaded
 */
export async function loadStore(
  page: HostPage,
  { page: name, log, send, ownStore, sources }: LoadOptions,
): Promise<BuildStore | null> {
  const { settings, missing = [], problem } = page.store
  if (problem) throw new Error(problem)
  if (!settings) {
    log(
      `${name} does not set a store. Add ${missing.map((attribute) => `data-${attribute}`).join(' and ')} to the script tag, or set ${missing.map(variableOf).join(' and ')}. Without a store, the website has no store, product and success pages.`,
      null,
    )
    return null
  }
  const { host, type } = settings
  const adapter = type ? await loadAdapter(type) : null
  const own = !adapter && host === ownStore?.host ? ownStore : null
  if (!own && !productFileOf(page.store) && !/^https?:\/\//i.test(host)) {
    log(
      `store-host="${host}" is relative to the website, so the build cannot request it. Set STORE_HOST to the store’s full URL. The store screen loads its products in the browser, and product pages are not prerendered.`,
      `The store’s address "${host}" is not complete, so the website has no product pages. It must start with https://.`,
    )
    return null
  }
  const address = storeUrl(settings)
  const sendToStore = send ?? own?.send ?? sendOverNetwork
  const answer = adapter
    ? await sendToAdapter(adapter, settings, page, { sources, send: sendToStore })
    : sendToStore
  try {
    const responses = await fetchStoreResponses((own?.origin ?? '') + address, answer, log)
    return { address, ...responses }
  } catch (error) {
    throw new Error(
      `The store could not be loaded: ${withoutPeriod((error as Error).message)}. Check the store’s address and ID, then build again.`,
      { cause: error },
    )
  }
}

/** Returns the environment variable for a setting, such as `STORE_HOST` for `store-host`. */
function variableOf(attribute: string): string {
  return attribute.toUpperCase().replace('-', '_')
}

function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '')
}

/** Returns the responses that the screen at a path needs, keyed by request URL. */
export function initialDataFor(store: BuildStore | null, path: string): Record<string, unknown> {
  if (!store) return {}
  const [screen, id = ''] = path.split('/')
  if (screen === 'store') return { [`${store.address}/products`]: store.page }
  if (screen === 'product')
    return { [`${store.address}/products/${id}`]: store.products.get(decodeURIComponent(id)) }
  return {}
}

/** Returns the product that the screen at a path shows, or null if it shows none. */
export function productAt(store: BuildStore | null, path: string): Product | null {
  const [screen, id = ''] = path.split('/')
  const response = screen === 'product' ? store?.products.get(decodeURIComponent(id)) : undefined
  return response ? parseProduct(response) : null
}

/** Returns when the products on a screen last changed, or null if the screen shows none or the store gives no dates. */
export function modifiedAt(store: BuildStore | null, path: string): string | null {
  const product = productAt(store, path)
  if (product) return newestDate([product.updated_at])
  if (!store || path !== 'store') return null
  return newestDate(parseProductPage(store.page).products.map(({ updated_at }) => updated_at))
}

/** Returns the URLs of the products' pictures. Empty without a store. */
export function productPictures(store: BuildStore | null): string[] {
  if (!store) return []
  const loaded = [...store.products.values()].map((response) => parseProduct(response))
  return [...parseProductPage(store.page).products, ...loaded].flatMap(({ image, images, variants }) =>
    [image, ...images.map(({ url }) => url), ...variants.map(({ image_url }) => image_url)].filter(
      (url) => url !== null,
    ),
  )
}
