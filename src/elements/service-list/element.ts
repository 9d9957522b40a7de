import { businessFacts } from '../../runtime/business-facts.ts'
import { defineElement } from '../../runtime/define-element.ts'
import serviceList from './service-list.css?inline'
import { ServiceList } from './service-list.tsx'
import workGallery from './work-gallery.css?inline'

export const definition = defineElement({
  name: 'service-list',
  kind: 'sections',
  component: ServiceList,
  attributes: {},
  business: businessFacts(() => ({})),
  display: 'block',
  styles: [serviceList, workGallery],
})
