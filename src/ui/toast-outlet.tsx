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
} from '../toasts/toast-store.ts'

/** A place where the current toast can show. Of several, the one that came last does. */
export function ToastOutlet() {
  const [outlet] = useState(() => Symbol('toast outlet'))
  useEffect(() => addToastOutlet(outlet), [outlet])
  const toast = useStore(toastStore, (state) => (state.outlets.at(-1) === outlet ? state.toast : null))
  const layer = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast comes to the front again
  useEffect(() => raise(layer.current), [toast])
  const isAlert = toast?.variant === 'destructive'
  return (
    <div ref={layer} className="toast-layer" popover="manual">
      <div role="status">{toast && !isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

/** To the very top, above whatever has been opened since. It stays open while empty, so that readers know the live regions in it. */
function raise(layer: HTMLElement | null): void {
  // A tag that has left the page again can't show one.
  if (!layer?.isConnected || !layer.showPopover) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
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
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock; all that can be done is done by buttons
    <div
      className="toast"
      part="toast"
      data-variant={toast.variant}
      onPointerEnter={pauseToast}
      onPointerLeave={({ currentTarget }) => {
        // Somebody may still be in it by keyboard.
        const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot
        if (!currentTarget.contains(activeElement)) resumeToast()
      }}
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
            close()
            toast.action?.run()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Close notification" onClick={close}>
        <X />
      </button>
    </div>
  )
}
