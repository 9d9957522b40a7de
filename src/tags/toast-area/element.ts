import { defineTag } from '../../elements/define-tag.ts'
import { toastAreaStyles } from './styles.ts'
import { ToastArea } from './toast-area.tsx'

export const definition = defineTag({
  name: 'toast-area',
  component: ToastArea,
  attributes: {},
  events: [],
  parts: ['toast'],
  display: 'contents',
  styles: toastAreaStyles,
})
