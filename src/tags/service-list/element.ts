import { defineTag } from '../../elements/define-tag.ts'
import { ServiceList } from './service-list.tsx'
import { serviceListStyles } from './styles.ts'

export const definition = defineTag({
  name: 'service-list',
  component: ServiceList,
  attributes: {},
  events: [],
  parts: ['heading', 'service', 'rates'],
  display: 'block',
  styles: serviceListStyles,
})
