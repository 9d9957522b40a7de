import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows a modal dialog while `isOpen` is true.
 * @param onOpening called before the dialog appears
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onOpening?: (element: HTMLDialogElement) => void,
): void {
  const wasOpen = useRef(false)
  // Uses a layout effect, so that the dialog opens during the click event.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.isConnected) return
    // After Escape, the browser closes the dialog at once but dispatches `close` later. Do not reopen it in between.
    const isClosing = wasOpen.current && !element.open
    wasOpen.current = isOpen
    if (isOpen && !isClosing && !isModal(element)) {
      // After a dialog has been moved in the document, it is still open but no longer modal.
      element.removeAttribute('open')
      onOpening?.(element)
      if (element.showModal) element.showModal()
      else element.open = true
    }
    // After Escape, the browser has already closed the dialog.
    if (!isOpen && element.open) closeDialog(element)
  })
}

/*
 * jsdom has no modal dialogs. There, dialogs only get the attribute `open`.
 */

function isModal(element: HTMLDialogElement): boolean {
  return typeof element.showModal === 'function' ? element.matches(':modal') : element.open
}

/** Closes a dialog, which dispatches `close` if the dialog was open. */
export function closeDialog(element: HTMLDialogElement | null | undefined): void {
  if (!element?.open) return
  if (element.close) element.close()
  else {
    element.open = false
    element.dispatchEvent(new Event('close'))
  }
}
