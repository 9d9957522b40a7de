import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: '“Request a Quote”.',
  attributes: {
    endpoint:
      'The address that quote requests are posted to, or `mailto:` and an email address, which opens the visitor’s mail program. Without it the form says that it is not implemented yet.',
    format:
      'How the request is encoded: `json`, `form` (`multipart/form-data`) or `urlencoded`, as the form service needs it.',
    service:
      'The service asked for, until the visitor chooses another: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`.',
    message: 'The message’s text, until the visitor writes something else.',
  },
  parts: { form: 'the form', button: '“Request a Quote”' },
  slots: {
    fields:
      'hidden inputs that are sent with each request, such as a form service’s access key. One with `data-honeypot` gets the value of the field that only bots fill in',
  },
  methods: {},
}
