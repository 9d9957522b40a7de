import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: '“Request a Quote”.',
  attributes: {
    endpoint: 'Where quotes are posted as JSON. Without it the form says that it is not implemented yet.',
    service:
      'The service asked for, until the visitor chooses another: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`.',
    message: 'The message’s text, until the visitor writes something else.',
  },
  parts: { form: 'the form', button: '“Request a Quote”' },
  slots: {},
  methods: {},
}
