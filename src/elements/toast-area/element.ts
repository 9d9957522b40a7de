import { defineElement } from '../../runtime/define-element.ts'
import type { ElementSurface } from '../../runtime/element-definition.ts'
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

export const surface = {
  events: [],
  parts: ['toast'],
} as const satisfies ElementSurface
