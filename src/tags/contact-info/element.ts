import { ContactInfo } from './contact-info.tsx'
import { contactInfo } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../toast-area/element.ts'

defineTags([{ name: 'contact-info', row: contactInfo, component: ContactInfo }])
