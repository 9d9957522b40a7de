import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The owner’s portrait and biography, and statistics about the business.',
  attributes: {
    'owner-name': 'The owner’s name.',
    'owner-photo': 'URL of the owner’s portrait, with an aspect ratio of 4:5.',
  },
  parts: { heading: 'the heading', photo: 'the portrait', button: '“Schedule a Consultation”' },
  slots: { 'owner-bio': 'the owner’s biography' },
  methods: {},
}
