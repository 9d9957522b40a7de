import { Phone, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { phoneLink } from '../../business/links.ts'
import { ToastOutlet } from '../ui/toast-outlet.tsx'

interface MobileMenuProps {
  isOpen: boolean
  onClose: () => void
  phone: string | null
  /** The links. Choosing one closes the menu at once, so that the focus is free to go where the link leads. */
  links: (close: () => void) => ReactNode
}

/** The header's links on a small screen: a modal dialog that fills it. */
export function MobileMenu({ isOpen, onClose, phone, links }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const dial = phoneLink(phone)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  return (
    <dialog ref={dialog} className="menu" aria-label="Menu" onClose={onClose}>
      <div className="menu-head">
        <button type="button" className="icon-button" aria-label="Close menu" onClick={onClose}>
          <X />
        </button>
      </div>
      <nav className="menu-links" aria-label="Menu">
        {links(() => dialog.current?.close())}
      </nav>
      {dial && (
        <a className="button menu-call" href={dial}>
          <Phone />
          Call {phone}
        </a>
      )}
      {isOpen && <ToastOutlet />}
    </dialog>
  )
}
