import { ContactInfo } from '../components/contact-info/contact-info.tsx'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags({ 'contact-info': ContactInfo })
