import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'Shows the “Request a Quote” form.',
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
  page: {
    picture:
      'A form with name, phone, email, service, message, an emergency check box and the button “Request a Quote”.',
    example: '<quote-form endpoint="/quotes"></quote-form>',
    variations: [
      {
        title: 'Filled in for a campaign',
        text: 'Set `service` and `message`. What the visitor already typed in this tab has priority.',
        code: '<quote-form service="inspection" message="Please check the wiring before we buy the house."></quote-form>',
      },
      {
        title: 'Requests by email',
        text: 'With a `mailto:` address, the form opens the visitor’s mail program with the request filled in.',
        code: '<quote-form endpoint="mailto:hello@voltandsons.example"></quote-form>',
      },
      {
        title: 'Form services',
        text: 'Set `format` and the fields that your service needs. [Quote requests by email](../quote-services.md) has a recipe for each service, and explains which responses count as received.',
        code: `<quote-form endpoint="https://usebasin.com/f/your-form-id" format="form">
  <input type="hidden" slot="fields" name="_gotcha" data-honeypot>
</quote-form>`,
      },
      {
        title: 'Send the request yourself',
        text: 'Cancel `quote-submit` and send `detail.quote` with your own code. No toast is shown.',
        code: `addEventListener('quote-submit', (event) => {
  event.preventDefault()
  void fetch('/quotes', { method: 'POST', body: JSON.stringify(event.detail.quote) })
})`,
        language: 'js',
      },
    ],
    keyboard: [
      'Tab moves through the fields in the order in which they are shown.',
      'Enter in a one-line field submits the form.',
      'When a required field is missing or the email address is invalid, submitting moves the focus to the first such field.',
    ],
    screenReader: [
      'The form is called “Request a Quote”, and every field has a visible label.',
      'An error message is connected to its field, which is marked as invalid.',
      'The result, “Thank you. We have your request …” or the error, is announced.',
    ],
  },
}
