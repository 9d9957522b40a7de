import { OrderSuccess } from './order-success.tsx'
import { orderSuccess } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../toast-area/element.ts'

defineTags([{ name: 'order-success', row: orderSuccess, component: OrderSuccess }])
