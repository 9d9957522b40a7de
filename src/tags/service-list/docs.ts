import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'The services and the rates card.',
  attributes: {},
  parts: { heading: 'the heading', service: 'a service', rates: 'the rates card' },
  slots: {},
  methods: {},
}
