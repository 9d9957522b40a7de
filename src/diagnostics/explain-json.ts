/** Matches a string, a bracket, a colon, a comma, a number or a word of JSON. */
const TOKEN =
  /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|[{}[\],:]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.:-])/uy
const SPACE = /[ \t\r\n]*/y

/** Matches the rest of a value after its first number or word, if it is not a comment or another mistake. */
const REST_OF_VALUE = /(?![ \t]*(?:\/[/*]|[#<;=:{[`'“”]|&#?\w+;|[^\S \t\r\n]|\p{Cf}))[^",}\]\r\n]*/uy
/** Matches a text that begins with a straight quote and ends with a curly one, up to the next straight quote. */
const MIXED_QUOTES = /^"[^“”„‟]*[“”„‟]\s*[,:}\]]/
const CURLY_QUOTES = 'these are curly quotes. Replace them with straight quotes (")'

/** What JSON allows at a position. */
type Expected = 'value' | 'name' | 'colon' | 'comma'

/** A bracket that is not closed yet, and its line. */
interface OpenBracket {
  bracket: '{' | '['
  line: number
}

const CLOSING = { '{': '}', '[': ']' } as const

/** Mistakes that begin with text that is not JSON, and their corrections. */
const CORRECTIONS: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/^```/, 'remove the lines with ```'],
  [/^(?:[“”„‟«»‘’‚‛]|"[^"\n]*[“”](?=\s*[,:}\]\n]))/, CURLY_QUOTES],
  [/^['`´]/, 'replace the single quotes with straight double quotes (")'],
  [/^(?:\/[/*]|#|<!--)/, 'remove the comment'],
  [/^&#?\w+;/, (entity) => `write the character itself instead of the HTML entity ${entity}`],
  [/^<[^>\n]*>?/, (tag) => `remove ${tag}, which an editor inserted`],
  [/^(?:[^\S \t\r\n]|\p{Cf})/u, 'replace the special space with a normal one'],
  [/^=/, 'replace = with a colon'],
  [/^;/, 'replace ; with a comma'],
  [/^"[^"\n]*\t/, 'replace the tab inside the text with a space'],
  [/^"[^"\n]*(?![\r\x7f-\x9f])[^\P{Cc}\n]/u, 'remove the invisible character inside the text'],
  [/^"(?:[^"\\\r\n]|\\.)*"/, 'replace each \\ inside the text with \\\\'],
  [/^"/, 'end the text with a quote (") in the same line. Write \\n for a line break inside the text'],
  [/^(?:true|false|null)\b(?=\s*(?:[,}\]]|$))/i, (word) => `write ${word} in lowercase`],
]

/**
 * Returns where a text that is not valid JSON has its first mistake and how to correct it, such as "line 4: remove the
 * comma before }".
 */
export function explainJson(text: string): string {
  const open: OpenBracket[] = []
  let expected: Expected = 'value'
  let [at, line, before] = [0, 1, '']
  for (;;) {
    const space = matchAt(SPACE, text, at)
    const lineBefore = line
    at += space.length
    line += space.split('\n').length - 1
    const token = matchAt(TOKEN, text, at)
    const inner = open.at(-1)
    const isCommaMissing = expected === 'comma' && inner && /^["{[\w-]/.test(token)
    const correction =
      numberCorrection(text, at, token, expected, inner) ??
      (token
        ? tokenCorrection(token, expected, before, inner)
        : textCorrection(text.slice(at), expected, inner))
    if ((correction || isCommaMissing) && MIXED_QUOTES.test(before))
      return `line ${lineBefore}: ${CURLY_QUOTES}`
    if (isCommaMissing) return `line ${lineBefore}: add a comma after ${before}`
    if (correction) return `line ${line}: ${correction}`
    if (token === '{' || token === '[') open.push({ bracket: token, line })
    if (token === '}' || token === ']') open.pop()
    expected = nextExpected(token, expected, open.at(-1))
    at += token.length
    before = token
  }
}

function matchAt(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index
  return pattern.exec(text)?.[0] ?? ''
}

function nextExpected(token: string, expected: Expected, inner: OpenBracket | undefined): Expected {
  if (token === ':') return 'value'
  if (token === '{' || token === '[' || token === ',') return inner?.bracket === '{' ? 'name' : 'value'
  return expected === 'name' && token !== '}' ? 'colon' : 'comma'
}

/** Returns how to correct a number with a decimal comma, or a value that only begins with a number or a word of JSON. */
function numberCorrection(
  text: string,
  at: number,
  token: string,
  expected: Expected,
  inner: OpenBracket | undefined,
): string | undefined {
  if (expected === 'name') {
    const decimals = matchAt(/\d+/y, text, at)
    const [, whole] = /(-?\d+),$/.exec(text.slice(Math.max(0, at - 20), at)) ?? []
    return whole && decimals ? `write ${whole}.${decimals} instead of ${whole},${decimals}` : undefined
  }
  if (expected !== 'value' || inner?.bracket !== '{' || !/^[\w-]/.test(token)) return undefined
  const rest = matchAt(REST_OF_VALUE, text, at + token.length).trimEnd()
  return rest ? `put ${token}${rest} in quotes (")` : undefined
}

/** Returns how to correct the position of a token, or undefined if the token is allowed there. */
function tokenCorrection(
  token: string,
  expected: Expected,
  before: string,
  inner: OpenBracket | undefined,
): string | undefined {
  const isClosing = token === '}' || token === ']'
  if (!inner && before)
    return expected === 'comma' && token === ':'
      ? 'write { before the first name and } at the end of the JSON'
      : `remove ${token} and everything after it`
  if (isClosing && inner && token !== CLOSING[inner.bracket])
    return `add ${CLOSING[inner.bracket]} before ${token}, because the ${inner.bracket} in line ${inner.line} is not closed`
  if (isClosing && before === ',') return `remove the comma before ${token}`
  if (isClosing && !inner) return `remove ${token}`
  if (isClosing) return expected === 'colon' || before === ':' ? `write a value before ${token}` : undefined
  if (expected === 'colon') return token === ':' ? undefined : `write a colon after ${before}`
  if (expected === 'comma') return token === ':' ? 'replace the colon with a comma' : undefined
  if (token === ',' || token === ':')
    return before === ',' ? `remove the second comma` : `write a value before ${token}`
  return expected === 'name' && !token.startsWith('"') ? `write a name in quotes before ${token}` : undefined
}

/** Returns how to correct a text that does not begin with a token of JSON. */
function textCorrection(text: string, expected: Expected, inner: OpenBracket | undefined): string {
  if (!text)
    return inner
      ? `add ${CLOSING[inner.bracket]} at the end, because the ${inner.bracket} in line ${inner.line} is not closed`
      : 'write a value'
  for (const [pattern, correction] of CORRECTIONS) {
    const [found] = pattern.exec(text) ?? []
    if (found) return typeof correction === 'string' ? correction : correction(found)
  }
  const [value] = (expected === 'value' && inner && /^[^",}\]\r\n]+/.exec(text)) || []
  if (value) return `put ${value.trimEnd()} in quotes (")`
  const [word] = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text) ?? []
  if (!word) return `remove ${text[0]}`
  if (expected === 'comma') return `write \\" for each quote inside the text before ${word}, or add a comma`
  return expected === 'colon' ? `write a colon before ${word}` : `put ${word} in quotes (")`
}
