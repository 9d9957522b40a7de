import { OrderSuccess } from '../components/order-success/order-success.tsx'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags({ 'order-success': OrderSuccess })
