import { type RefObject, useLayoutEffect } from 'react'

/** Shows a modal dialog while `isOpen` is true. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  // Uses a layout effect, so that the dialog opens during the click event.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) element?.close()
    else if (element?.isConnected) element.showModal()
  }, [dialog, isOpen])
}
