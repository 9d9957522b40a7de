import '../../../src/stores/shopify/store.ts'
import { createShopifyStandIn } from '../../stores/shopify-stand-in.ts'
import { describeStoreContract } from '../../support/store-contract.ts'

const { send, token } = createShopifyStandIn()

describeStoreContract('shopify', {
  settings: {
    host: 'https://volt.myshopify.com',
    storeId: 'volt',
    type: 'shopify',
    details: { storeToken: token },
  },
  send,
  hasCollections: true,
  checksStock: true,
})
