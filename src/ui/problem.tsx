import { type ReactNode, useRef } from 'react'
import { sharedTexts } from '../texts/en/shared.ts'
import { useTexts } from './element-context.tsx'
import { useFocusHandoff } from './focus.ts'

interface ProblemProps {
  /** The error message for the visitor. */
  message: string
  /** Called when the visitor clicks "Try again". */
  onRetry: () => void
  /** Other ways to go on. */
  children?: ReactNode
}

/** An error message with a "Try again" button. */
export function Problem({ message, onRetry, children }: ProblemProps) {
  const text = useTexts(sharedTexts)
  const notice = useRef<HTMLDivElement>(null)
  useFocusHandoff(notice)
  return (
    <div ref={notice} className="notice" part="notice" data-tone="bad" role="alert">
      <p>
        <bdi key={message}>{message}</bdi>
      </p>
      <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
        {text('try_again')}
      </button>
      {children}
    </div>
  )
}
