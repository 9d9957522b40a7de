import { useEffect } from 'react'
import { note } from '../diagnostics/notes.ts'

/**
 * Tells the page author in the console that a control only shows the not-implemented toast.
 * @param control the control's label and setting, such as `“Hours” (hours.week)`; null if it already works
 */
export function usePlaceholderReport(control: string | null): void {
  useEffect(() => (control === null ? undefined : note('placeholder', () => ({ control }))), [control])
}
