import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { CallLink } from '../../ui/call-link.tsx'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'

interface MobileMenuProps {
  /** Whether the menu is open. */
  isOpen: boolean
  /** Called when the menu closes. */
  onClose: () => void
  /** The phone number of the business. */
  phone: string | null
  /** The header's navigation. When it becomes visible in a wide window, the menu closes. */
  header: RefObject<HTMLElement | null>
  /** The links of the menu. Navigation closes the menu (ui/use-focus-and-scroll.ts). */
  children: ReactNode
}

/** The menu on small screens: a modal dialog with the header's links. */
export function MobileMenu({ isOpen, onClose, phone, header, children }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  useEffect(() => {
    const nav = header.current
    if (!isOpen || !nav) return
    const observer = new ResizeObserver(() => {
      if (!nav.offsetWidth) return
      dialog.current?.close()
      // Focus cannot return to the menu button, because the button is hidden in a wide window.
      nav.querySelector('a')?.focus()
    })
    observer.observe(nav)
    return () => observer.disconnect()
  }, [isOpen, header])

  return (
    <dialog ref={dialog} className="menu" aria-label="Menu" onClose={onClose}>
      <div className="menu-head">
        <button type="button" className="icon-button" aria-label="Close menu" onClick={onClose}>
          <X />
        </button>
      </div>
      <nav className="menu-links" aria-label="Menu">
        {children}
      </nav>
      <CallLink phone={phone} className="button menu-call" />
      {isOpen && <ToastOutlet />}
    </dialog>
  )
}
