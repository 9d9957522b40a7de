import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { addToastOutlet, toastStore } from '../toasts/toast-store.ts'
import { lazyPart } from './lazy-part.tsx'

/** Shows toasts in front of the page. */
export const ToastLayer = lazyPart(async () => (await import('./toast-layer.tsx')).ToastLayer, null)

/** Loads and renders what shows toasts, because one will probably be shown. */
export function prepareToasts(): void {
  toastStore.setState({ isPrepared: true })
  ToastLayer.prepare()
}

/** Shows the current toast. If several outlets are mounted, only the one that mounted last shows it. */
export function ToastOutlet() {
  const [outlet] = useState(() => Symbol('toast outlet'))
  useEffect(() => addToastOutlet(outlet), [outlet])
  const toast = useStore(toastStore, (state) => (state.outlets.at(-1) === outlet ? state.toast : null))
  const isPrepared = useStore(toastStore, (state) => state.isPrepared)
  return isPrepared && <ToastLayer toast={toast} />
}
