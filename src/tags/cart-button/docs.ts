import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Cart icon with the number of items; opens the cart.',
  attributes: {},
  parts: { button: 'the button', badge: 'the number' },
  slots: {},
  methods: {},
}
