import { allCatalogs } from '../../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'
import { describeStoreContract } from '../../support/store-contract.ts'

describeStoreContract('with the documented API', {
  settings: { host: 'http://demo.test/provider', storeId: 'demo' },
  send: createDemoStore({ catalogs: allCatalogs }),
  hasCollections: true,
  checksStock: true,
})
