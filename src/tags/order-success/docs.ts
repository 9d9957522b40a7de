import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The page a paid order returns to.',
  attributes: {
    'store-url': 'Where “Continue Shopping” leads.',
    'home-url': 'Where “Back to Home” leads.',
  },
  parts: { heading: '“Order Successful!”', button: '“Continue Shopping”' },
  slots: {},
  methods: {},
}
