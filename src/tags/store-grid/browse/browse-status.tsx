import { type Ref, useEffect, useState } from 'react'

interface BrowseStatusProps {
  /** The sentence. */
  text: string
  /** Receives the element. */
  statusRef: Ref<HTMLParagraphElement>
}

/** Longer than the pause between two keystrokes, so that screen readers announce only the last sentence. */
const PAUSE_MS = 500

/** The number of matching products. Shows a new sentence when the visitor pauses. */
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
