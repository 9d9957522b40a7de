import { __iconData as xIcon } from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { sharedTexts } from '../texts/en/shared.ts'
import { useTexts } from './element-context.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import modal from './modal.css?inline'
import { ToastOutlet } from './toast-outlet.tsx'
import { useBackdropClick } from './use-backdrop-click.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { withStyles } from './with-styles.tsx'

interface ModalProps {
  /** The visible title, which is also the dialog's name. */
  title: ReactNode
  /** Called when the visitor closes the dialog with the button, with Escape or by clicking next to it. */
  onClose: () => void
  /** Called when a key is pressed in the dialog. */
  onKeyDown?: (event: KeyboardEvent) => void
  /** `picture` makes the dialog as large as possible. `sheet` puts it at the bottom of a phone's screen. */
  kind?: 'picture' | 'sheet'
  children: ReactNode
}

/**
 * A modal dialog with a title and a close button. The dialog is open while it is mounted. When it closes,
 * focus returns to the element that had it before.
 */
export const Modal = withStyles([modal], ModalDialog)

function ModalDialog({ title, onClose, onKeyDown, kind, children }: ModalProps) {
  const text = useTexts(sharedTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModalDialog(dialog, true)
  useLayoutEffect(() => {
    const element = dialog.current
    // Closes the dialog first, because removing an open dialog would not restore focus.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onClose={onClose}
      {...useBackdropClick(onClose)}
      onKeyDown={onKeyDown}
    >
      <div className="modal-panel" data-kind={kind}>
        <div className="modal-header">
          <h2 id={titleId} className="modal-title subheading">
            {title}
          </h2>
          <IconButton label={text('close')} onClick={onClose}>
            <Icon data={xIcon} />
          </IconButton>
        </div>
        {children}
      </div>
      <ToastOutlet />
    </dialog>
  )
}
