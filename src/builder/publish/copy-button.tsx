import { useState } from 'react'
import { Icon } from '../form/builder-icon.tsx'

interface Props {
  label: string
  text: string
  /** Selects the text if the browser blocks copying. */
  onBlocked: () => void
  /** Added to the message after copying. */
  note?: string
}

/** A button that copies a text and confirms it. */
export function CopyButton({ label, text, onBlocked, note = '' }: Props) {
  const [message, setMessage] = useState('')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(`Copied. ${note}`.trim())
    } catch {
      onBlocked()
      setMessage('Your browser blocked copying. The text is selected: copy it with your keyboard.')
    }
  }

  return (
    <div className="copy">
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name="copy" /> {label}
      </button>
      <p role="status">{message}</p>
    </div>
  )
}
