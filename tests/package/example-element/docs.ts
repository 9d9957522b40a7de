import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'An example that shows a greeting.',
  attributes: { 'example-greeting': 'The greeting.' },
  parts: {},
  slots: {},
  methods: {},
}
