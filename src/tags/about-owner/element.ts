import { AboutOwner } from './about-owner.tsx'
import { aboutOwner } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../toast-area/element.ts'

defineTags([{ name: 'about-owner', row: aboutOwner, component: AboutOwner }])
