import { StoreFront } from '../components/store-front/store-front.tsx'
import { defineTags } from '../elements/start-page.ts'

defineTags({ 'store-front': StoreFront })
