import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import {
  addToastOutlet,
  dismissToast,
  pauseToast,
  resumeToast,
  type Toast,
  toastStore,
} from '../../toasts/toast-store.ts'

/** A place where the current toast can show. Of several, the one that came last does. */
export function ToastOutlet() {
  const [outlet] = useState(() => Symbol('toast outlet'))
  useEffect(() => addToastOutlet(outlet), [outlet])
  const toast = useStore(toastStore, (state) => (state.outlets.at(-1) === outlet ? state.toast : null))
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => raise(layer.current, toast !== null), [toast])
  const isAlert = toast?.variant === 'destructive'
  return (
    <div ref={layer} className="toast-layer" popover="manual">
      <div role="status">{toast && !isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

/** To the very top, above whatever has been opened since. */
function raise(layer: HTMLElement | null, isShown: boolean): void {
  if (!layer?.showPopover) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  if (isShown) layer.showPopover()
}

function ToastCard({ toast }: { toast: Toast }) {
  const cameFrom = useRef<HTMLElement | null>(null)
  function close() {
    dismissToast(toast.id)
    cameFrom.current?.focus()
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // The dialog around the toast, if any, stays open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div
      className="toast"
      part="toast"
      data-variant={toast.variant}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={(event) => {
        if (event.relatedTarget instanceof HTMLElement) cameFrom.current ??= event.relatedTarget
        pauseToast()
      }}
      onBlur={resumeToast}
      onKeyDown={closeOnEscape}
    >
      <div className="toast-text">
        <p className="toast-title">{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          onClick={() => {
            toast.action?.run()
            close()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Close notification" onClick={close}>
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
