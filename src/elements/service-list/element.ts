import { businessFacts } from '../../runtime/business-facts.ts'
import { defineElement } from '../../runtime/define-element.ts'
import type { ElementSurface } from '../../runtime/element-definition.ts'
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

export const surface = {
  events: [],
  parts: ['heading', 'service', 'rates'],
} as const satisfies ElementSurface
