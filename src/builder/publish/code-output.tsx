import { useId, useRef } from 'react'
import { CopyButton } from './copy-button.tsx'

/** Code to copy, with its label. */
export function CodeOutput({ label, text, button }: { label: string; text: string; button: string }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  if (!text) return null
  const isIncomplete = /\bYOUR-[A-Z]/.test(text)
  return (
    <div className="code-output">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        readOnly
        spellCheck={false}
        rows={Math.min(14, text.split('\n').length + 1)}
        value={text}
      />
      <CopyButton
        label={button}
        text={text}
        onBlocked={() => field.current?.select()}
        note={isIncomplete ? 'The code still contains placeholders in capitals.' : 'Now paste it.'}
      />
    </div>
  )
}
