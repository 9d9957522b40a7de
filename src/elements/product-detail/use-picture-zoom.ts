import { useState } from 'react'
import { showToast, type ToastContent } from '../../toasts/toast-store.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The dialog with a product's pictures. Load it before showing it. */
export const PictureZoom = lazyPart(async () => (await import('./picture-zoom.tsx')).PictureZoom, null)

/** The toast for a dialog with enlarged pictures that cannot be loaded. */
const enlargeFailedToast: ToastContent = {
  title: 'The picture could not be enlarged',
  description: 'Check your connection and try again.',
  variant: 'destructive',
}

/** Opens and closes the dialog with a product's pictures. */
export function usePictureZoom() {
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function open(button: HTMLElement): Promise<void> {
    // Safari does not focus a clicked button, but the dialog must return focus to this button when it closes.
    button.focus()
    setLoading(true)
    try {
      await PictureZoom.load()
      const { activeElement } = button.getRootNode() as ShadowRoot
      // If focus has moved while the dialog loaded, the visitor is doing something else.
      if (activeElement === button) setOpen(true)
    } catch {
      showToast(enlargeFailedToast)
    }
    setLoading(false)
  }

  return { isOpen, isLoading, open, close: () => setOpen(false) }
}
