import { autoInsertToastArea } from '../../runtime/auto-toast-area.ts'
import { defineElement } from '../../runtime/define-element.ts'
import { ToastArea } from './toast-area.tsx'

export const definition = defineElement({
  name: 'toast-area',
  onDefine: autoInsertToastArea,
  component: ToastArea,
  attributes: {},
  isHidden: true,
  display: 'contents',
  styles: [],
})
