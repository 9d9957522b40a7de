import { ProductDetail } from '../components/product-detail/product-detail.tsx'
import { productDetail } from '../elements/registry.ts'
import { defineTags } from '../elements/start-page.ts'
import './cart-drawer.ts'

defineTags([{ name: 'product-detail', row: productDetail, component: ProductDetail }])
