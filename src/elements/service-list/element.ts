import { businessFacts } from '../../runtime/business-facts.ts'
import { defineElement } from '../../runtime/define-element.ts'
import { ServiceList } from './service-list.tsx'

export const definition = defineElement({
  name: 'service-list',
  kind: 'sections',
  component: ServiceList,
  attributes: {},
  business: businessFacts(() => ({})),
  display: 'block',
})
