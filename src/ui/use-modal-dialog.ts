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
    if (isOpen && !isClosing && !element.matches(':modal')) {
      // After a dialog has been moved in the document, it is still open but no longer modal.
      element.removeAttribute('open')
      onOpening?.(element)
      element.showModal()
    }
    // After Escape, the browser has already closed the dialog.
    if (!isOpen && element.open) element.close()
  })
}
