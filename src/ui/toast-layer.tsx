import { __iconData as xIcon } from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sharedTexts } from '../texts/en/shared.ts'
import { dismissToast, type Toast, type ToastAction } from '../toasts/toast-store.ts'
import { pauseToast, resumeToast } from '../toasts/toast-timer.ts'
import { useTexts } from './element-context.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { isPlainClick } from './link.tsx'
import toastStyles from './toast.css?inline'
import { withStyles } from './with-styles.tsx'

/**
 * How long the live regions stay empty before they contain their first toast, because screen readers announce
 * only changes of live regions that they have found on the page.
 */
const EMPTY_MS = 100

interface ToastLayerProps {
  /** The toast to show. */
  toast: Toast | null
}

/** Shows a toast in front of the page. */
export const ToastLayer = withStyles([toastStyles], Layer)

function Layer({ toast: wanted }: ToastLayerProps) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), EMPTY_MS)
    return () => clearTimeout(timer)
  }, [])
  const toast = isReady ? wanted : null
  const layer = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast must appear on top
  useEffect(() => moveToTop(layer.current), [toast])
  const isAlert = toast?.variant === 'destructive'
  return (
    <div ref={layer} className="toast-layer" popover="manual">
      <div role="status">{toast && !isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && isAlert && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

/**
 * Moves the toast layer above all other popovers and dialogs. The layer stays open while it is empty, so that
 * its live regions keep working.
 */
function moveToTop(layer: HTMLElement | null): void {
  // A disconnected element cannot show a popover.
  if (!layer?.isConnected || !layer.showPopover) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

function ToastCard({ toast }: { toast: Toast }) {
  const text = useTexts(sharedTexts)
  const previousFocus = useRef<HTMLElement | null>(null)
  const lastBlurred = useRef<EventTarget | undefined>(undefined)
  const isHovered = useRef(false)
  useLayoutEffect(() => {
    // The time on screen begins when the toast appears.
    resumeToast()
    // A toast that moves to another outlet unmounts without `pointerleave` and `blur`.
    return resumeToast
  }, [])
  useEffect(() => {
    const remember = (event: Event) => {
      lastBlurred.current = event.composedPath()[0]
    }
    document.addEventListener('focusout', remember)
    return () => document.removeEventListener('focusout', remember)
  }, [])
  function close() {
    dismissToast(toast.id)
    previousFocus.current?.focus()
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Escape must close only the toast, not the dialog that contains it.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className="toast"
      part="toast"
      data-variant={toast.variant}
      onPointerEnter={() => {
        isHovered.current = true
        pauseToast()
      }}
      onPointerLeave={({ currentTarget }) => {
        isHovered.current = false
        // The toast stays paused while it contains keyboard focus.
        const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot
        if (!currentTarget.contains(activeElement)) resumeToast()
      }}
      onFocus={({ relatedTarget }) => {
        // For a control in another shadow root, `relatedTarget` is the host, which cannot receive focus.
        const previous = relatedTarget?.shadowRoot ? lastBlurred.current : relatedTarget
        if (previous instanceof HTMLElement) previousFocus.current ??= previous
        pauseToast()
      }}
      onBlur={() => {
        if (!isHovered.current) resumeToast()
      }}
      onKeyDown={closeOnEscape}
    >
      <div className="toast-text">
        <p className="toast-title">{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.action && <ToastButton action={toast.action} onClose={close} />}
      <IconButton label={text('close_toast')} onClick={close}>
        <Icon data={xIcon} />
      </IconButton>
    </div>
  )
}

function ToastButton({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  const { label, run, href } = action
  const attributes = { className: 'button', 'data-kind': 'quiet', children: label }
  function act() {
    onClose()
    run()
  }
  if (!href) return <button type="button" {...attributes} onClick={act} />
  return (
    <a
      {...attributes}
      href={href}
      target="_top"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        act()
      }}
    />
  )
}
