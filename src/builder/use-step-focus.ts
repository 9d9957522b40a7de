import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface StepFocus {
  /** The heading of the current step. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Focuses a field after the next render, or the step's heading if there is no such field. */
  focus: (field?: string) => void
}

/** Moves focus when another step or one of its fields opens. */
export function useStepFocus(): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null)
  const [target, setTarget] = useState<{ field: string | undefined } | null>(null)
  useEffect(() => {
    if (!target) return
    const field = target.field ? document.getElementById(target.field) : null
    const fold = field?.closest('details')
    if (fold) fold.open = true
    if (field) {
      field.focus()
      field.scrollIntoView({ block: 'center' })
    } else {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [target])
  const focus = useCallback((field?: string) => setTarget({ field }), [])
  return { heading, focus }
}
