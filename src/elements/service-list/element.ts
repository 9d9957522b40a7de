import { businessFacts } from '../../runtime/business-facts.ts'
import { defineElement } from '../../runtime/define-element.ts'
import { ServiceList } from './service-list.tsx'
import { serviceListStyles } from './styles.ts'

export const definition = defineElement({
  name: 'service-list',
  component: ServiceList,
  attributes: {},
  business: businessFacts(() => ({})),
  display: 'block',
  styles: serviceListStyles,
})
