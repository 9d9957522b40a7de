import { useState } from 'react'
import type { LazyPart } from './lazy-part.tsx'

/**
 * Opens and closes a dialog whose code is loaded when it is first opened.
 * @param onFailure called if the code cannot be loaded
 */
export function useLazyDialog({ load }: Pick<LazyPart<never>, 'load'>, onFailure: () => void) {
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  /** Opens the dialog for the button that the visitor pressed. */
  async function open(button: HTMLElement): Promise<void> {
    // Safari does not focus a clicked button, but the dialog must return focus to this button when it closes.
    button.focus()
    setLoading(true)
    try {
      await load()
      const { activeElement } = button.getRootNode() as Document | ShadowRoot
      // If focus has moved while the dialog loaded, the visitor is doing something else.
      if (activeElement === button) setOpen(true)
    } catch {
      onFailure()
    }
    setLoading(false)
  }

  return { isOpen, isLoading, open, close: () => setOpen(false) }
}
