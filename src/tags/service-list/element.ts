import { ServiceList } from './service-list.tsx'
import { serviceList } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../toast-area/element.ts'

defineTags([{ name: 'service-list', row: serviceList, component: ServiceList }])
