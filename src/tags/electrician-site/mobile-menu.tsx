import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { CallLink } from '../../ui/call-link.tsx'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'

interface MobileMenuProps {
  isOpen: boolean
  onClose: () => void
  phone: string | null
  /** The header's own links, which are on show where the window is wide enough for them. */
  header: RefObject<HTMLElement | null>
  /** The links. Arriving where one leads closes the menu (ui/use-arrival.ts). */
  children: ReactNode
}

/** The header's links on a small screen: a modal dialog that fills it. */
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
      // The button that opened the menu, which would get the focus back, is hidden now.
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
