/** An entry in the self-check. */
export interface CheckEntry {
  /** The entry's kind or subject, such as `Problem` or `Language`. */
  label: string
  text: string
  /** The element that the entry is about, if known. */
  element?: Element | undefined
}

/** A section of the self-check. */
export interface CheckSection {
  title: string
  /** The text that replaces an empty list. */
  none: string
  entries: readonly CheckEntry[]
}

/** Returns the self-check as plain text, for an email or an issue. */
export function textReport(sections: readonly CheckSection[]): string {
  const parts = sections.map(({ title, none, entries }) => {
    const lines = entries.map(({ label, text }) => `- ${label}: ${text}`)
    return [title, ...(lines.length > 0 ? lines : [none])].join('\n')
  })
  return `${parts.join('\n\n')}\n`
}
