import '../../../src/stores/file/store.ts'
import { aResponse } from '../../support/factories.ts'
import { aProductFile } from '../../support/product-file.ts'
import { describeStoreContract } from '../../support/store-contract.ts'

const file = await aProductFile(undefined, 'wholesale')

describeStoreContract('file', {
  settings: { host: 'https://shop.example/products.json', storeId: 'file', type: 'file' },
  send: async () => aResponse(file),
  hasCollections: true,
  checksStock: true,
})
