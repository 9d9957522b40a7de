import { OrderSuccess } from '../components/order-success/order-success.tsx'
import { orderSuccess } from '../elements/registry.ts'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags([{ name: 'order-success', row: orderSuccess, component: OrderSuccess }])
