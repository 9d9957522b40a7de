import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The confirmation after a successful payment.',
  attributes: {
    'store-url': 'URL that “Continue Shopping” links to.',
    'home-url': 'URL that “Back to Home” links to.',
  },
  parts: { heading: 'the heading “Order Successful!”', button: 'the “Continue Shopping” button' },
  slots: {},
  methods: {},
}
