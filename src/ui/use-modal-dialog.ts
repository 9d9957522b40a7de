import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows a modal dialog while `isOpen` is true.
 * @param onOpening called before the dialog appears
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onOpening?: (element: HTMLDialogElement) => void,
): void {
  // Uses a layout effect, so that the dialog opens during the click event.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.isConnected) return
    if (isOpen && !element.matches(':modal')) {
      // After a dialog has been moved in the document, it is still open but no longer modal.
      element.removeAttribute('open')
      onOpening?.(element)
      element.showModal()
    }
    // After Escape, the browser has already closed the dialog.
    if (!isOpen && element.open) element.close()
  })
}
