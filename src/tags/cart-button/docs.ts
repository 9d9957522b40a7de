import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'A cart icon with a quantity badge. Opens the cart.',
  attributes: {},
  parts: { button: 'the button', badge: 'the quantity badge' },
  slots: {},
  methods: {},
}
