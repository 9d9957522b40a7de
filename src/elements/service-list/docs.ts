import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows the services of the business, a card about its rates and pictures of finished jobs.',
  attributes: {},
  events: ['link-click'],
  parts: { heading: 'the heading', service: 'a service', rates: 'the rates card' },
  slots: {},
  methods: {},
  page: {
    picture:
      'Six cards above a card about rates. Each of the six cards has an icon, a service, a description and four bullet points.',
    example: '<service-list></service-list>',
    variations: [
      {
        title: 'Your own services and rates',
        text: 'The services and the rates are [business facts](../business-facts.md). Add them as JSON inside the element, or once for the whole page.',
        code: `<service-list>
  <script type="application/json">
    {
      "services": [
        { "title": "Solar", "description": "Panels on roofs and garages.", "features": ["Planning", "Installation"] },
        { "title": "Charging", "description": "Wall boxes for cars.", "features": ["Installation", "Load management"] }
      ]
    }
  </script>
</service-list>`,
      },
      {
        title: 'Pictures of finished jobs',
        text: 'Add the fact `work`. The pictures open in a dialog.',
        code: `<service-list>
  <script type="application/json">
    { "work": [{ "picture": "/panel.jpg", "text": "New panel in a 1920s house" }] }
  </script>
</service-list>`,
      },
      {
        title: 'Square cards',
        text: 'Style the cards with `::part(service)`.',
        code: `service-list::part(service) {
  border-radius: 0;
}`,
        language: 'css',
      },
    ],
    keyboard: [
      'Tab moves through the pictures of finished jobs. Without pictures, the element contains no controls.',
      'Enter opens a picture as a dialog. The left and right arrow keys change the picture, and Escape closes the dialog.',
    ],
    screenReader: [
      'The section starts with the level 2 heading “Our Services”, and every service has a level 3 heading.',
      'The services are a list, so screen readers announce how many services there are.',
      'The icons are decorative and are not announced.',
    ],
  },
}
