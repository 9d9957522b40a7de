import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The “Request a Quote” form.',
  attributes: {
    endpoint:
      'URL that quote requests are posted to, or `mailto:` and an email address to open the visitor’s mail program. Without it, the form shows a toast that says it is not implemented yet.',
    format:
      'Encoding of quote requests: `json`, `form` (`multipart/form-data`) or `urlencoded`. Use the format that your form service expects.',
    service:
      'The preselected service: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`.',
    message: 'The initial text of the message.',
  },
  parts: { form: 'the form', button: 'the “Request a Quote” button' },
  slots: {
    fields:
      'hidden inputs that are sent with each quote request, such as the access key of a form service. An input with `data-honeypot` receives the value of the form’s spam trap',
  },
  methods: {},
}
