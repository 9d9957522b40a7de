import { useEffect } from 'react'
import { runLater } from '../navigation/page-lifecycle.ts'

const reported = new Set<string>()
let unreported: string[] = []

/**
 * Tells the page author in the console that a control only shows the not-implemented toast. Controls that appear at the
 * same time are listed in one message, and each control is listed once.
 * @param control the control's label and the setting that makes it work, such as `“Hours” (hours.week)`; null if it
 * already works
 */
export function usePlaceholderReport(control: string | null): void {
  useEffect(() => {
    if (!control || reported.has(control)) return
    reported.add(control)
    unreported.push(control)
    if (unreported.length === 1) runLater(report)
  }, [control])
}

function report(): void {
  console.info(
    `These controls only show a “not implemented” toast: ${unreported.join(', ')}. ` +
      'To make them work, add the setting in parentheses to an element or to the business facts.',
  )
  unreported = []
}
