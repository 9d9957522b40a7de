import { AboutOwner } from '../components/about-owner/about-owner.tsx'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags({ 'about-owner': AboutOwner })
