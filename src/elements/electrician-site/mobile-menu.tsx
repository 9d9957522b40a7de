import { __iconData as xIcon } from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { websiteTexts } from '../../texts/en/website.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { useTexts } from '../../ui/element-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'
import { useModalDialog } from '../../ui/use-modal-dialog.ts'

interface MobileMenuProps {
  /** Whether the menu is open. */
  isOpen: boolean
  /** Called when the menu closes. */
  onClose: () => void
  /** The phone number of the business. */
  phone: string | null
  /** The links of the menu. */
  children: ReactNode
}

/** The menu on small screens: a modal dialog with the header's links. Choosing a link closes the menu. */
export function MobileMenu({ isOpen, onClose, phone, children }: MobileMenuProps) {
  const text = useTexts(websiteTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  useModalDialog(dialog, isOpen)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link also causes a click
    <dialog
      ref={dialog}
      className="menu"
      aria-label={text('menu')}
      onClose={onClose}
      onClick={({ target }) => (target as Element).closest('a') && onClose()}
    >
      <div className="menu-head">
        <IconButton label={text('close_menu')} onClick={onClose}>
          <Icon data={xIcon} />
        </IconButton>
      </div>
      <nav className="menu-links" aria-label={text('menu')}>
        {children}
      </nav>
      <CallLink phone={phone} />
      {isOpen && <ToastOutlet />}
    </dialog>
  )
}
