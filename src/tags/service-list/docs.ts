import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'Shows the services of the business and a card about its rates.',
  attributes: {},
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
        text: 'The services and the rates are business facts. Change them in `<electrician-site>`: see [Business facts](../business-facts.md).',
        code: `<electrician-site business-name="Volt & Sons" routing="hash">
  <script type="application/json">
    {
      "services": [
        { "title": "Solar", "description": "Panels on roofs and garages.", "features": ["Planning", "Installation"] },
        { "title": "Charging", "description": "Wall boxes for cars.", "features": ["Installation", "Load management"] }
      ]
    }
  </script>
</electrician-site>`,
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
    keyboard: ['The element contains no links or controls, so Tab skips it.'],
    screenReader: [
      'The section starts with the level 2 heading “Our Services”, and every service has a level 3 heading.',
      'The services are a list, so screen readers announce how many services there are.',
      'The icons are decorative and are not announced.',
    ],
  },
}
