import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows the “Request a Quote” form.',
  attributes: {
    endpoint:
      'URL that quote requests are posted to, or an email address to open the visitor’s mail program. If not set, the form shows a toast that says it is not implemented yet.',
    format:
      'Encoding of quote requests: `json`, `form` (`multipart/form-data`) or `urlencoded`. Use the format that your form service expects.',
    service:
      'The preselected service: `residential`, `commercial`, `emergency`, `repair`, `inspection` or `maintenance`. Without effect if the business facts contain `services`.',
    message: 'The initial text of the message field.',
    photos:
      'Lets visitors add up to five photos, which are scaled down in the browser. Needs `format="form"` and a form service that accepts files.',
  },
  events: ['quote-submit', 'quote-sent', 'quote-error', 'contact-click'],
  parts: { form: 'the form', button: 'the “Request a Quote” button' },
  slots: {
    fields: 'hidden inputs that are sent with each quote request, such as the access key of a form service',
  },
  methods: {},
  page: {
    picture:
      'A form with the fields name, phone, email, service and message, an emergency check box and the button “Request a Quote”.',
    example: '<quote-form endpoint="/quotes"></quote-form>',
    variations: [
      {
        title: 'Prefilled for a campaign',
        text: 'Set `service` and `message`. Text that the visitor has already typed in this tab takes precedence.',
        code: '<quote-form service="inspection" message="Please check the wiring before we buy the house."></quote-form>',
      },
      {
        title: 'Requests by email',
        text: 'With an email address, the form opens the visitor’s mail program with the request filled in.',
        code: '<quote-form endpoint="hello@voltandsons.example"></quote-form>',
      },
      {
        title: 'Your own services',
        text: 'If the [business facts](../business-facts.md) contain `services`, the form lists their titles. With an empty list, the form has no field for the service.',
        code: `<quote-form endpoint="/quotes">
  <script type="application/json">
    { "services": [{ "title": "Drains" }, { "title": "Water heaters" }] }
  </script>
</quote-form>`,
      },
      {
        title: 'Form services',
        text: 'Set `format` and the fields that your service needs. [Quote requests by email](../quote-services.md) contains recipes for several services and explains which responses count as success.',
        code: `<quote-form endpoint="https://api.web3forms.com/submit">
  <input type="hidden" slot="fields" name="access_key" value="your-access-key">
</quote-form>`,
      },
      {
        title: 'Photos of the job',
        text: 'Set `photos` and `format="form"` if your form service accepts files. The form sends each picture as a JPEG file of at most 1600 × 1600 pixels, or unchanged if the browser does not let a page scale pictures, as `photo-1` to `photo-5`.',
        code: '<quote-form endpoint="/quotes" format="form" photos></quote-form>',
      },
      {
        title: 'Consent, phone number and email address',
        text: 'With the [business fact](../business-facts.md) `links.privacy`, visitors must agree to your privacy policy. The form shows the facts `phone` and `email` if a request could not be sent.',
        code: `<quote-form endpoint="/quotes">
  <script type="application/json">
    { "phone": "(555) 010-0199", "email": "hello@voltandsons.example", "links": { "privacy": "/privacy" } }
  </script>
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
      'If a required field is empty or the email address is invalid, submitting the form moves focus to the first invalid field.',
    ],
    screenReader: [
      'The form is called “Request a Quote”, and every field has a visible label.',
      'Each error message is associated with its field, and the field is marked as invalid.',
      'The result is announced: “Thank you. We have your request …” or the error message.',
      'After a failed attempt, the button is called “Try again” until the visitor changes a field.',
      'If a hidden field was filled in, for example by a password manager, the result says that the request has not been sent, and the button is called “Send it”.',
    ],
  },
}
