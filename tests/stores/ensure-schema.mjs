// Installs GraphQL and the schema that Shopify publishes in tests/stores.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installNestedPackage } from '../../build/install-nested-package.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const schema = `${folder}node_modules/@shopify/hydrogen-react/storefront.schema.json`

if (!existsSync(schema)) {
  console.log('Installing Shopify’s schema in tests/stores …')
  if (!installNestedPackage(folder)) throw new Error('npm ci failed in tests/stores.')
}
