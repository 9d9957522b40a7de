import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The services of the business and a rates card.',
  attributes: {},
  parts: { heading: 'the heading', service: 'a service', rates: 'the rates card' },
  slots: {},
  methods: {},
}
