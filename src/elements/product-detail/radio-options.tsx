import type { ReactNode } from 'react'
import { useCurrentInView } from './use-current-in-view.ts'

interface RadioOptionsProps {
  /** The radio buttons. */
  children: ReactNode
  /** The value of the selected radio button; null if it is not in the list. */
  chosen: string | number | null
}

/**
 * A row of radio buttons, or a scrolling list if there are many. The `<form>` prevents a memory leak:
 * Chromium never releases radio buttons in a shadow root if they are outside a form.
 */
export function RadioOptions({ children, chosen }: RadioOptionsProps) {
  const list = useCurrentInView<HTMLFormElement>(chosen)
  return (
    <form ref={list} className="style-options" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}
