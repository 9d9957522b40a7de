import { StoreFront } from './store-front.tsx'
import { storeFront } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'

defineTags([{ name: 'store-front', row: storeFront, component: StoreFront }])
