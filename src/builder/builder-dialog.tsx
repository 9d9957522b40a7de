import { type ReactNode, useEffect, useRef } from 'react'

/** A dialog that is open as long as it is rendered. */
export function Modal({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} className="modal" aria-labelledby="modal-title" onCancel={onClose} onClose={onClose}>
      <h2 id="modal-title">{title}</h2>
      {children}
    </dialog>
  )
}
