import { ServiceList } from '../components/service-list/service-list.tsx'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags({ 'service-list': ServiceList })
