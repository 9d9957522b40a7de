import { ToastArea } from './toast-area.tsx'
import { toastArea } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'

defineTags([{ name: 'toast-area', row: toastArea, component: ToastArea }])
