import { type RefObject, useLayoutEffect } from 'react'

/** Shows a modal dialog while `isOpen` is true. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  // Uses a layout effect, so that the dialog opens during the click event.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) closeDialog(element)
    else if (element?.isConnected) element.showModal()
  }, [dialog, isOpen])
}

/** Closes a dialog, which dispatches `close` if the dialog was open. */
export function closeDialog(element: HTMLDialogElement | null | undefined): void {
  element?.close()
}
