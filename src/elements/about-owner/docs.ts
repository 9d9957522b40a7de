import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows the owner’s photo and biography, statistics about the business and testimonials.',
  attributes: {
    'owner-name': 'The owner’s name.',
    'owner-photo': 'URL of the owner’s portrait, with an aspect ratio of 4:5.',
    'booking-url':
      'URL that “Schedule a Consultation” leads to: a web page, a path, `tel:` or `mailto:`. If not set, the button shows a toast that says it is not implemented yet.',
  },
  events: ['contact-click'],
  parts: { heading: 'the heading', photo: 'the portrait', button: '“Schedule a Consultation”' },
  slots: { 'owner-bio': 'the owner’s biography' },
  methods: {},
  page: {
    picture: 'A drawn portrait of the owner next to a short biography, above four statistics.',
    example: '<about-owner owner-name="Marco Volt" owner-photo="/owner.svg"></about-owner>',
    variations: [
      {
        title: 'Your own biography',
        text: 'Put the biography into the `owner-bio` slot. Your page’s styles apply to this content.',
        code: `<about-owner owner-name="Marco Volt" owner-photo="/owner.svg">
  <div slot="owner-bio">
    <p>I wired my first lamp at nine. Today my daughter and I look after 500 homes in Springfield.</p>
  </div>
</about-owner>`,
      },
      {
        title: 'Without a photo',
        text: 'If you leave out `owner-photo` or the photo cannot be loaded, an icon is shown instead.',
        code: '<about-owner owner-name="Marco Volt"></about-owner>',
      },
      {
        title: 'Your own statistics and testimonials',
        text: 'Statistics and testimonials are [business facts](../business-facts.md). Add them as JSON inside the element, or once for the whole page.',
        code: `<about-owner owner-name="Marco Volt" booking-url="https://calendar.example/volt">
  <script type="application/json">
    {
      "statistics": [{ "title": "28", "text": "Years in Springfield" }],
      "testimonials": [{ "quote": "Came at midnight and fixed it.", "name": "Ada W.", "place": "Springfield" }]
    }
  </script>
</about-owner>`,
      },
    ],
    keyboard: [
      'Tab moves to “Schedule a Consultation” and to the links in your biography.',
      'Enter on “Schedule a Consultation” follows the `booking-url`. Without a `booking-url`, Enter or Space shows the “isn’t implemented yet” toast.',
    ],
    screenReader: [
      'The section starts with the level 2 heading “About Marco Volt”.',
      'The photo’s text alternative is “Marco Volt, owner”, or “The owner” if `owner-name` is not set.',
      'The statistics are marked up as a description list, so each number is announced with its label.',
    ],
  },
}
