import { useState } from 'react'
import { enlargeFailedToast } from '../../toasts/toast-messages.ts'
import { showToast } from '../../toasts/toast-store.ts'
import type { PictureZoom } from './picture-zoom.tsx'

/** Loads the dialog for enlarged pictures when it is first opened. `Dialog` is null while the dialog is closed. */
export function usePictureZoom() {
  const [Dialog, setDialog] = useState<typeof PictureZoom | null>(null)
  return {
    Dialog,
    open: () => {
      import('./picture-zoom.tsx').then(
        (loaded) => setDialog(() => loaded.PictureZoom),
        () => showToast(enlargeFailedToast),
      )
    },
    close: () => setDialog(null),
  }
}
