import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'Cart icon with the number of items; opens the cart.',
  attributes: {},
  parts: { button: 'the button', badge: 'the number' },
  slots: {},
  methods: {},
}
