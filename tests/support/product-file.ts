import { allCatalogs } from '../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../demo/store/handler.ts'

interface WireVariant {
  id: string
  payment_link?: string
  inventory_quantity?: number | null
}

/** The content of a file with products, for `store-type="file"`. */
export interface ProductFile {
  products: { id: string; variants: WireVariant[] }[]
  collections: { id: string; title: string }[]
}

const DEMO = 'http://demo.test/provider'

/**
 * Returns a file with the demo store's products and a payment link for each variant.
 * @param provider the demo store's URL in the URLs of pictures
 * @param kind the demo store's ID, such as `wholesale` for one with appointments and donations
 */
export async function aProductFile(provider = DEMO, kind = 'demo'): Promise<ProductFile> {
  const store = createDemoStore({ catalogs: allCatalogs })
  const load = async (path: string) => (await store(new Request(`${DEMO}/store/${kind}/${path}`))).json()
  const { products } = (await load('products')) as ProductFile
  const { collections } = (await load('collections')) as ProductFile
  const variants: WireVariant[] = []
  for (const { id } of products) {
    const stock = await load(`variants?fields=inventory_quantity&product_ids[]=${id}`)
    variants.push(...(stock as { variants: WireVariant[] }).variants)
  }
  const stock = new Map(variants.map(({ id, inventory_quantity }) => [id, inventory_quantity ?? null]))
  for (const variant of products.flatMap((product) => product.variants)) {
    variant.inventory_quantity = stock.get(variant.id) ?? null
    variant.payment_link = `https://buy.example/${variant.id}`
  }
  return JSON.parse(JSON.stringify({ products, collections }).replaceAll(DEMO, provider))
}
