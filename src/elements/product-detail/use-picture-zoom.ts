import { useState } from 'react'
import { enlargeFailedToast } from '../../toasts/toast-messages.ts'
import { showToast } from '../../toasts/toast-store.ts'
import type { PictureZoom } from './picture-zoom.tsx'

/** Opens and closes the dialog for enlarged pictures. `Dialog` is null while the dialog is closed. */
export function usePictureZoom() {
  const [Dialog, setDialog] = useState<typeof PictureZoom | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function open(button: HTMLElement): Promise<void> {
    // Safari does not focus a clicked button, but the dialog must return focus to this button when it closes.
    button.focus()
    setLoading(true)
    try {
      const { PictureZoom: loaded } = await import('./picture-zoom.tsx')
      const { activeElement } = button.getRootNode() as ShadowRoot
      // If focus has moved while the dialog loaded, the visitor is doing something else.
      if (activeElement === button) setDialog(() => loaded)
    } catch {
      showToast(enlargeFailedToast)
    }
    setLoading(false)
  }

  return { Dialog, isLoading, open, close: () => setDialog(null) }
}
