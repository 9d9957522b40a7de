import { ElectricianSite } from './electrician-site.tsx'
import { prerendered } from '../../elements/hydrate.tsx'
import { electricianSite } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'

defineTags([{ name: 'electrician-site', row: electricianSite, component: ElectricianSite }], prerendered)
