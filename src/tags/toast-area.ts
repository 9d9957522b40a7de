import { ToastArea } from '../components/toast-area/toast-area.tsx'
import { defineTags } from '../elements/start-page.ts'

defineTags({ 'toast-area': ToastArea })
