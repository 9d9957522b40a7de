import '../../../src/stores/file/store.ts'
import '../../../src/stores/shopify/store.ts'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { allCatalogs } from '../../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../../demo/store/handler.ts'
import * as stores from '../../../src/stores/define-store.ts'
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

/** Runs the adapter in the documentation, whose import the test replaces. */
function runExample(): void {
  const page = readFileSync(new URL('../../../docs/stores.md', import.meta.url), 'utf8')
  const [, code = ''] = /```ts\n(import .* from 'electrician-elements\/stores'\n[\s\S]*?)```/.exec(page) ?? []
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  new Function('require', 'exports', outputText)(() => stores, {})
}

runExample()

const parts = Array.from({ length: 12 }, (_, index) => ({
  sku: `part-${index}`,
  name: `Part ${index}`,
  photo: `https://van.example/${index}.jpg`,
  price: 1.5 * (index + 1),
  left: index,
}))

describeStoreContract('in the documentation', {
  settings: { host: 'https://van.example', storeId: 'main', type: 'van-stock' },
  send: async ({ url }) =>
    aResponse(url.endsWith('/parts') ? { parts } : { payment_page: 'https://pay.example/1' }),
  hasCollections: false,
  checksStock: false,
})
