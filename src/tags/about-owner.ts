import { AboutOwner } from '../components/about-owner/about-owner.tsx'
import { aboutOwner } from '../elements/registry.ts'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags([{ name: 'about-owner', row: aboutOwner, component: AboutOwner }])
