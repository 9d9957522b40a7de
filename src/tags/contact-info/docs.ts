import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The emergency line, and how else to reach the business.',
  attributes: { phone: 'The number to call, for emergencies too.', email: 'The email address.' },
  parts: { emergency: 'the emergency card', button: 'the call button' },
  slots: {},
  methods: {},
}
