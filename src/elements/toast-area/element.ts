import { defineElement } from '../../runtime/define-element.ts'
import { toastAreaStyles } from './styles.ts'
import { ToastArea } from './toast-area.tsx'

export const definition = defineElement({
  name: 'toast-area',
  component: ToastArea,
  attributes: {},
  isHidden: true,
  display: 'contents',
  styles: toastAreaStyles,
})
