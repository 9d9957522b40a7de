import type { ReactNode } from 'react'

interface RadioOptionsProps {
  /** The radio buttons. */
  children: ReactNode
}

/**
 * A row of radio buttons. The `<form>` prevents a memory leak: Chromium never releases radio buttons in a shadow root if
 * they are outside a form.
 */
export function RadioOptions({ children }: RadioOptionsProps) {
  return (
    <form className="style-options" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}
