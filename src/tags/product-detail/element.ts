import { ProductDetail } from './product-detail.tsx'
import { productDetail } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../cart-drawer/element.ts'

defineTags([{ name: 'product-detail', row: productDetail, component: ProductDetail }])
