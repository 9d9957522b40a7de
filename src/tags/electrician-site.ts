import { ElectricianSite } from '../components/electrician-site/electrician-site.tsx'
import { prerendered } from '../elements/hydrate.tsx'
import { defineTags } from '../elements/start-page.ts'

defineTags({ 'electrician-site': ElectricianSite }, prerendered)
