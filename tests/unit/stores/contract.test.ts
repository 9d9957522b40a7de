import { allCatalogs } from '../../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'
import '../../../src/stores/file/store.ts'
import '../../../src/stores/shopify/store.ts'
import { createShopifyStandIn } from '../../stores/shopify-stand-in.ts'
import { aResponse } from '../../support/factories.ts'
import { aProductFile } from '../../support/product-file.ts'
import { describeStoreContract } from '../../support/store-contract.ts'

const file = await aProductFile(undefined, 'wholesale')
const { send, token: storeToken } = createShopifyStandIn()
// Hostinger's pictures are on a server that resizes them.
const pictureUrl = (name: string) => `https://cdn.zyrosite.com/${name}.png`
const hasAll = { hasCollections: true, checksStock: true }

describeStoreContract('with the documented API', {
  settings: { host: 'http://demo.test/provider', storeId: 'wholesale' },
  send: createDemoStore({ catalogs: allCatalogs, pictureUrl }),
  ...hasAll,
})

describeStoreContract('file', {
  settings: { host: 'https://shop.example/products.json', storeId: 'file', type: 'file' },
  send: async () => aResponse(file),
  ...hasAll,
})

describeStoreContract('shopify', {
  settings: {
    host: 'https://volt.myshopify.com',
    storeId: 'volt',
    type: 'shopify',
    details: { storeToken },
  },
  send,
  ...hasAll,
})
