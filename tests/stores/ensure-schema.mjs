// Installs GraphQL and the schema that Shopify publishes in tests/stores.
import { fileURLToPath } from 'node:url'
import { installNestedPackage } from '../../build/install-nested-package.mjs'

installNestedPackage(fileURLToPath(new URL('.', import.meta.url)))
