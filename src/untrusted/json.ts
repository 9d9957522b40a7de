/** Parsing megabytes of nested or empty arrays and objects can take seconds. The elements store far fewer. */
const MAX_BRACKETS = 100_000
/** The levels that are read of a text with more brackets. The elements store fewer. */
const MAX_LEVELS = 20

/** Parses JSON. Returns null if the text is missing, is not valid JSON or would take too long to parse. */
export function parseJson(json: string | null | undefined): unknown {
  try {
    const text = hasManyBrackets(json) ? withoutDeepParts(json) : json
    return hasManyBrackets(text) ? null : JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Also counts brackets in strings, and stops at the limit, so that this takes less time than parsing. */
function hasManyBrackets(json: string | null | undefined): json is string {
  return ['[', '{'].some((bracket) => json?.split(bracket, MAX_BRACKETS).length === MAX_BRACKETS)
}

/** Returns JSON with `null` in place of the arrays and objects that are nested too deeply. */
function withoutDeepParts(json: string): string {
  let [kept, start, level] = ['', 0, 0]
  let isText = false
  // A regular expression would take ten times as long.
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (character === '\\') index += 1
    else if (character === '"') isText = !isText
    else if (isText) continue
    else if (character === '[' || character === '{') {
      level += 1
      if (level === MAX_LEVELS) kept += `${json.slice(start, index)}null`
    } else if (character === ']' || character === '}') {
      if (level === MAX_LEVELS) start = index + 1
      level -= 1
    }
  }
  return level < MAX_LEVELS ? kept + json.slice(start) : kept
}
