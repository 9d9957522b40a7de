import { readFileSync } from 'node:fs'
import ts from 'typescript'
import * as stores from '../../../src/stores/define-store.ts'
import { aResponse } from '../../support/factories.ts'
import { describeStoreContract } from '../../support/store-contract.ts'

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
