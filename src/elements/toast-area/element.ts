import { until } from '../../navigation/until.ts'
import { defineElement } from '../../runtime/define-element.ts'
import { startToasts } from '../../runtime/start-toasts.ts'
import { toastStore } from '../../toasts/toast-store.ts'
import { ToastArea } from './toast-area.tsx'

export const definition = defineElement({
  name: 'toast-area',
  kind: 'cart',
  onDefine: startToasts,
  component: ToastArea,
  attributes: {},
  // An open cart shows the toasts itself, because it covers the area.
  whenShown: () => until(toastStore, ({ isPrepared, outlets }) => isPrepared && outlets.length === 0),
  display: 'contents',
})
