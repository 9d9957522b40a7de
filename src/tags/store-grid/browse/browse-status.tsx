import { type Ref, useEffect, useState } from 'react'

interface BrowseStatusProps {
  /** The sentence to show, such as `12 of 400 products`. */
  text: string
  /** Receives the paragraph element. */
  statusRef: Ref<HTMLParagraphElement>
}

/**
 * The delay before a new sentence is shown. It is longer than the pause between two keystrokes, so that screen readers
 * announce only the last sentence.
 */
const PAUSE_MS = 500

/** A sentence with the number of matching products. It changes only when the visitor stops typing. */
export function BrowseStatus({ text, statusRef }: BrowseStatusProps) {
  const [shown, setShown] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setShown, PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p ref={statusRef} role="status" className="browse-status">
      <bdi key={shown}>{shown}</bdi>
    </p>
  )
}
