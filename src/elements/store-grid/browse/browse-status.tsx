import { type Ref, useEffect, useState } from 'react'
import { useLocale } from '../../../ui/element-context.tsx'

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
 * The delay before a new sentence is shown. It is longer than the pause between two keystrokes, so that
 * screen readers announce only the last sentence.
 */
const PAUSE_MS = 500

/**
 * A sentence with the number of matching products. Updates when the visitor stops typing. Shows loading
 * progress and language changes immediately. Screen readers do not announce the progress.
 */
export function BrowseStatus({ text, isProgress, isHidden = false, statusRef }: BrowseStatusProps) {
  const locale = useLocale()
  const [last, setLast] = useState({ text, isProgress, locale })
  const shown = isProgress || last.locale !== locale ? { text, isProgress } : last
  useEffect(() => {
    if (isProgress) {
      setLast({ text, isProgress, locale })
      return
    }
    const timer = setTimeout(setLast, PAUSE_MS, { text, isProgress, locale })
    return () => clearTimeout(timer)
  }, [text, isProgress, locale])
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
