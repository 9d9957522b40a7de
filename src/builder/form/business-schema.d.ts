declare module 'virtual:business-schema' {
  import type { RJSFSchema } from '@rjsf/utils'

  /** The JSON Schema of the business facts. */
  export const schema: RJSFSchema
}
