import { ProductDetail } from '../components/product-detail/product-detail.tsx'
import { defineTags } from '../elements/start-page.ts'
import './cart-drawer.ts'

defineTags({ 'product-detail': ProductDetail })
