const TEXT = /"(?:[^"\\\n]|\\.)*"/g
const CURLY_QUOTE = /^[\s\S]*?[{[,:]\s*[“”„‟]/

/**
 * Returns the mistake in a text that is not valid JSON: the line with curly quotes, which many editors write
 * in place of straight ones, or the browser's own message.
 */
export function explainJson(json: string): string {
  const [before] = CURLY_QUOTE.exec(json.replace(TEXT, '')) ?? []
  if (before) return `Replace the curly quotes in line ${before.split('\n').length} with straight quotes (").`
  try {
    JSON.parse(json)
  } catch (error) {
    return `${(error as Error).message}.`
  }
  return ''
}
