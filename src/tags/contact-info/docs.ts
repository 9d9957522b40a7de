import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'An emergency card and the contact details of the business.',
  attributes: { phone: 'The phone number, which is also the emergency number.', email: 'The email address.' },
  parts: { emergency: 'the emergency card', button: 'the call button' },
  slots: {},
  methods: {},
}
