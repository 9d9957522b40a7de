import { defineElement } from '../../runtime/element/define-element.ts'
import { businessFacts } from '../../runtime/settings/business-facts.ts'
import { ServiceList } from './service-list.tsx'

export const definition = defineElement({
  name: 'service-list',
  kind: 'sections',
  component: ServiceList,
  attributes: {},
  business: businessFacts(() => ({})),
  display: 'block',
})
