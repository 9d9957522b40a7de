import { defineElement } from '../../runtime/element/define-element.ts'
import { startToasts } from '../../runtime/page/start-toasts.ts'
import { ToastArea } from './toast-area.tsx'

export const definition = defineElement({
  name: 'toast-area',
  kind: 'cart',
  onDefine: startToasts,
  component: ToastArea,
  attributes: {},
  isHidden: true,
  display: 'contents',
})
