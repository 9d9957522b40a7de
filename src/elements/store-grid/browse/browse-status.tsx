import { type Ref, useEffect, useState } from 'react'

interface BrowseStatusProps {
  /** The sentence to show, such as `12 of 400 products`. */
  text: string
  /** Whether the sentence reports how many products have been loaded. */
  isProgress: boolean
  /** Whether only screen readers get the sentence, because the listing shows it too. */
  isHidden?: boolean
  /** Receives the paragraph element. */
  statusRef: Ref<HTMLParagraphElement>
}

/**
 * The delay before a new sentence is shown. It is longer than the pause between two keystrokes, so that screen readers
 * announce only the last sentence.
 */
const PAUSE_MS = 500

/**
 * A sentence with the number of matching products. It changes only when the visitor stops typing. Loading progress is
 * shown immediately, but screen readers do not announce it.
 */
export function BrowseStatus({ text, isProgress, isHidden = false, statusRef }: BrowseStatusProps) {
  const [last, setLast] = useState({ text, isProgress })
  const shown = isProgress ? { text, isProgress } : last
  useEffect(() => {
    if (isProgress) {
      setLast({ text, isProgress })
      return
    }
    const timer = setTimeout(setLast, PAUSE_MS, { text, isProgress })
    return () => clearTimeout(timer)
  }, [text, isProgress])
  return (
    <p
      ref={statusRef}
      role="status"
      className={isHidden ? 'visually-hidden' : 'browse-status'}
      aria-busy={shown.isProgress}
    >
      <bdi key={shown.text}>{shown.text}</bdi>
    </p>
  )
}
