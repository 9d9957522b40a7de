import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The owner’s photo and biography, and the business in numbers.',
  attributes: {
    'owner-name': 'The owner’s name.',
    'owner-photo': 'Address of the owner’s portrait, 4 by 5.',
  },
  parts: { heading: 'the heading', photo: 'the portrait', button: '“Schedule a Consultation”' },
  slots: { 'owner-bio': 'the biography' },
  methods: {},
}
