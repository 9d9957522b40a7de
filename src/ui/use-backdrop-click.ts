import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Returns event handlers for a modal `<dialog>`, which call `onClose` when the visitor clicks the backdrop. A
 * click that started inside the dialog does not count, because the visitor may have selected text.
 */
export function useBackdropClick(onClose: () => void) {
  const isFromInside = useRef(false)
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      isFromInside.current = target !== currentTarget
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (target === currentTarget && !isFromInside.current) onClose()
    },
  }
}
