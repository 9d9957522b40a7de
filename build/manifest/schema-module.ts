import type { Plugin } from 'vite'
import { businessSchema } from './business-schema.ts'

const NAME = 'virtual:business-schema'

/** Provides the JSON Schema of the business facts as a module, because creating it requires the TypeScript compiler. */
export function schemaModule(): Plugin {
  return {
    name: 'business-schema',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const schema = ${JSON.stringify(businessSchema())}` : undefined,
  }
}
