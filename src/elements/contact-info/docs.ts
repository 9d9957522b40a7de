import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about:
    'Shows an emergency card, the phone number, the email address, the service area and the opening hours.',
  attributes: {
    phone: 'The phone number, which is also the emergency number.',
    email: 'The email address.',
    'coverage-url':
      'URL that “View Coverage” leads to: a web page, a path, `tel:` or `mailto:`. If not set, a click on “Service Area” shows the “isn’t implemented yet” toast.',
  },
  events: ['contact-click', 'link-click'],
  parts: {
    emergency: 'the emergency card',
    button: 'the call button',
    'owner-notice': 'the notice from the business facts',
  },
  slots: {},
  methods: {},
  page: {
    picture:
      'An emergency card with a call button, above a list with the phone number, email address, service area and hours.',
    example: '<contact-info phone="(555) 010-0199" email="hello@voltandsons.example"></contact-info>',
    variations: [
      {
        title: 'Without a phone number',
        text: 'If `phone` is not set, the emergency card and “Call Us” are not shown. A number that a phone cannot dial is shown as text.',
        code: '<contact-info email="hello@voltandsons.example"></contact-info>',
      },
      {
        title: 'In a sidebar',
        text: 'The element adapts to the width of its container, so it also fits into a narrow column.',
        code: `<aside>
  <contact-info phone="(555) 010-0199" email="hello@voltandsons.example"></contact-info>
</aside>`,
      },
      {
        title: 'Your own hours, address and service area',
        text: 'The hours, the address and the service area are [business facts](../business-facts.md). Add them as JSON inside the element, or once for the whole page. With a weekly schedule, “Hours” opens the schedule and shows whether you are open now.',
        code: `<contact-info phone="(555) 010-0199" coverage-url="/coverage">
  <script type="application/json">
    {
      "service_area": "Springfield and surrounding towns",
      "address": { "street": "12 Main Street", "city": "Springfield", "region": "IL" },
      "time_zone": "America/Chicago",
      "hours": { "week": [{ "days": ["Mon", "Tue", "Wed", "Thu", "Fri"], "opens": "08:00", "closes": "18:00" }] }
    }
  </script>
</contact-info>`,
      },
    ],
    keyboard: [
      'Tab moves to the call button and then through the list items.',
      'Enter follows a link. The links of the list open in a new tab.',
      'Enter or Space on “Hours” opens the weekly schedule as a dialog. Escape closes the dialog and returns focus to “Hours”.',
      'Without a `coverage-url` or a weekly schedule, Enter or Space on “Service Area” or “Hours” shows the “isn’t implemented yet” toast.',
    ],
    screenReader: [
      'The section is called “Contact”.',
      'The emergency card starts with the level 3 heading “Emergency Service”.',
      'The phone number and email address are read from left to right, even on right-to-left pages.',
    ],
  },
}
