import type { ElementDocs } from '../../runtime/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'An example that shows a greeting.',
  attributes: { 'example-greeting': 'The greeting.' },
  parts: {},
  slots: {},
  methods: {},
  page: {
    picture: 'The greeting “Hello from the example”.',
    example: '<example-element></example-element>',
    variations: [],
    keyboard: ['The element contains nothing to activate, so Tab skips it.'],
    screenReader: ['The greeting is read as text.'],
  },
}
