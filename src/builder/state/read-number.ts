/** Characters that separate groups of three digits. */
const GROUPED = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/

/** Returns a number that the owner wrote with a decimal comma or point, such as “4,8”. Undefined for other texts. */
export function readNumber(text: string): number | undefined {
  const written = text.trim().replace('−', '-')
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : undefined
}

/**
 * Returns a whole number, which may have separators between groups of three digits, such as “1.257”. Undefined for other
 * texts.
 */
export function readWholeNumber(text: string): number | undefined {
  const written = text.trim()
  const digits = GROUPED.test(written) ? written.replace(/\D/g, '') : written
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}
