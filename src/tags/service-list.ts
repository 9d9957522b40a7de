import { ServiceList } from '../components/service-list/service-list.tsx'
import { serviceList } from '../elements/registry.ts'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags([{ name: 'service-list', row: serviceList, component: ServiceList }])
