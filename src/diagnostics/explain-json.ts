const TEXT = /"(?:[^"\\\n]|\\.)*"/g
const CURLY_QUOTE = /^[\s\S]*?[{[,:]\s*[“”„‟]/

/**
 * Returns the mistake in a text that is not valid JSON: the line with curly quotes, which many editors write
 * in place of straight ones, or the browser's own message with the line and the column.
 */
export function explainJson(json: string): string {
  const [before] = CURLY_QUOTE.exec(json.replace(TEXT, '')) ?? []
  if (before) return `Replace the curly quotes in line ${before.split('\n').length} with straight quotes (").`
  try {
    JSON.parse(json)
  } catch (error) {
    // Older versions of Chrome and Node.js name only the position.
    return `${(error as Error).message.replace(/position (\d+)$/, (_, position) => placeOf(json, position))}.`
  }
  return ''
}

function placeOf(json: string, position: number): string {
  const lines = json.slice(0, position).split('\n')
  return `line ${lines.length} column ${(lines.at(-1) ?? '').length + 1}`
}
