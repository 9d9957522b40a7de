import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleNodeRequest } from '../../../demo/store/node-server.ts'
import { aShopProduct, aShopVariant } from '../../stores/shopify-products.ts'
import { createShopifyStandIn, type ShopifyStandIn } from '../../stores/shopify-stand-in.ts'

const variants = ['Schwarz', 'Weiß'].flatMap((Farbe, row) =>
  ['M', 'XL'].map((Größe, column) => {
    const picture = `https://cdn.shopify.com/files/shirt-${row}.jpg?v=3`
    const id = `2${row}${column}`
    return aShopVariant({ id, title: `${Farbe} / ${Größe}`, price: 34.5, options: { Farbe, Größe }, picture })
  }),
)

const products = [
  aShopProduct({ id: '1', title: 'Ωμ κούπα' }),
  aShopProduct({
    id: '2',
    title: 'Рабочая рубашка',
    pictures: [
      'https://cdn.shopify.com/files/shirt-0.jpg?v=3',
      'https://cdn.shopify.com/files/shirt-1.jpg?v=3',
    ],
    variants,
  }),
  aShopProduct({ id: '3', title: '電球 E27', variants: [aShopVariant({ id: '31', units: 0 })] }),
]

/** A stand-in for a Shopify shop with a server of its own. */
export interface ShopifyShop {
  standIn: ShopifyStandIn
  /** The server's origin, which differs from the page's origin. */
  origin: string
}

/** Runs the stand-in while a test uses it. */
export async function runShopifyShop(use: (shop: ShopifyShop) => Promise<void>): Promise<void> {
  const standIn = createShopifyStandIn(products)
  const server = createServer((request, response) => {
    handleNodeRequest((call) => standIn.send(call), request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  await use({ standIn, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
