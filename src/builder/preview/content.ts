import { withIds } from '../products/write-file.ts'
import type { SnippetChoices } from '../snippet/choices.ts'
import { cssFor } from '../snippet/colors.ts'
import { type Attributes, element } from '../snippet/markup.ts'
import { pageContent } from '../snippet/snippet.ts'
import { storeAttributes } from '../snippet/store.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { snippetChoices } from '../state/snippet-choices.ts'

/** The content of the preview page. */
export interface PreviewContent {
  html: string
  /** The attributes of each element that select the store and the price format. */
  settings: Attributes
  css: string
  language: string
  direction: 'ltr' | 'rtl'
  /** The type of store whose script the page needs; empty without one. */
  storeType: string
}

/** The address of the demo store, which runs inside the preview page. */
const DEMO_STORE = { 'store-host': 'https://demo-store.example', 'store-id': 'demo' }
/** The folder of the products file, which exists only inside the preview page. */
export const PRODUCTS_FOLDER = 'https://products.example/'
/** The ID of a product without variants in the demo store. */
const DEMO_PRODUCT = 'prod_mug'
/** The URL for all links between pages, because the preview has only one page. */
const HERE = 'preview.html'

/**
 * Attributes that the preview leaves out: addresses that would receive form data, and products and collections that the
 * demo store does not have.
 */
const LEFT_OUT =
  /\.(.*endpoint|base-path|product-id|product-param|variant-id|collection|product-ids|exclude-ids)$/

/**
 * Returns the preview of the website or of the code for a page.
 * @param hasOwnProducts whether the owner's store has been checked; until then, the demo store's products are shown
 * @param productsUrl the URL of the owner's products file, if there are any products
 * @param urlOf returns a URL of one of the owner's pictures for the preview
 */
export function previewContent(
  state: BuilderState,
  {
    kind,
    hasOwnProducts,
    productsUrl,
    urlOf,
  }: {
    kind: 'site' | 'code'
    hasOwnProducts: boolean
    productsUrl: string
    urlOf: (path: string) => string
  },
): PreviewContent {
  const shown = kind === 'site' ? { ...state, code: { ...state.code, what: 'site' as const } } : state
  const choices = snippetChoices({ ...shown, code: { ...shown.code, scriptFolder: '' } })
  const html = pageContent({
    ...choices,
    host: 'by-hand',
    prefix: '',
    // Without a name, the elements show the default name of an electrician.
    businessName: choices.businessName || 'Your business',
    storePage: HERE,
    productPage: HERE,
    successPage: HERE,
    attributes: previewAttributes(choices, productsUrl ? firstProduct(state) : DEMO_PRODUCT),
    facts: withPictures(choices.facts, urlOf) as SnippetChoices['facts'],
  })
  const own = { ...storeAttributes(choices), ...(productsUrl && { 'store-host': productsUrl }) }
  const store = state.store.kind === 'none' ? {} : hasOwnProducts ? own : DEMO_STORE
  const isWhole = choices.elements.includes('electrician-site')
  return {
    html: element('div', { 'data-kind': isWhole ? 'site' : 'parts' }, html),
    settings: { ...store, 'price-format': choices.priceFormat },
    css: cssFor(choices),
    storeType: hasOwnProducts ? choices.storeType : '',
    language: state.language || 'en',
    direction: state.language === 'ar' ? 'rtl' : 'ltr',
  }
}

function previewAttributes(
  { elements, attributes }: SnippetChoices,
  productId: string,
): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name]) => !LEFT_OUT.test(name))
  const products = elements.map((name) => [`${name}.product-id`, productId])
  return { ...Object.fromEntries([...kept, ...products]), 'electrician-site.routing': 'hash' }
}

/** Returns the ID of the first product that the owner has listed. */
function firstProduct({ products }: BuilderState): string {
  return withIds(products).list.find(({ id }) => id)?.id ?? ''
}

function withPictures(value: unknown, urlOf: (path: string) => string): unknown {
  if (typeof value === 'string') return value.startsWith('pictures/') ? urlOf(value) : value
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, urlOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPictures(part, urlOf)]))
}
