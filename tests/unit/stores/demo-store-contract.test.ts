import { allCatalogs } from '../../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'
import { describeStoreContract } from '../../support/store-contract.ts'

describeStoreContract('with the documented API', {
  settings: { host: 'http://demo.test/provider', storeId: 'wholesale' },
  send: createDemoStore({
    catalogs: allCatalogs,
    // Hostinger's pictures are on a server that resizes them.
    pictureUrl: (name) => `https://cdn.zyrosite.com/${name}.png`,
  }),
  hasCollections: true,
  checksStock: true,
})
