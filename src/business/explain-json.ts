/** Matches a string, a bracket, a colon, a comma, a number or a word of JSON. */
const TOKEN =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|[{}[\],:]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.:-])/uy
const SPACE = /[ \t\r\n]*/y

/** What JSON allows at a position. */
type Expected = 'value' | 'name' | 'colon' | 'comma'

/** A bracket that is not closed yet, and its line. */
interface OpenBracket {
  bracket: '{' | '['
  line: number
}

const CLOSING = { '{': '}', '[': ']' } as const

/** Corrections of text that is not JSON, by the text at the mistake. `$` stands for the matched text. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:[“”„‟«»‘’‚‛]|"[^"\n]*[“”](?=\s*[,:}\]\n]))/,
    'these are curly quotes. Replace them with straight quotes (")',
  ],
  [/^['`´]/, 'replace the single quotes with straight double quotes (")'],
  [/^(?:\/[/*]|#|<!--)/, 'remove the comment'],
  [/^&#?\w+;/, 'replace $ with the character that it stands for, for example &quot; with a quote (")'],
  [/^<[^>\n]*>?/, 'remove $, which an editor inserted'],
  [/^(?:[^\S \t\r\n]|\p{Cf})/u, 'replace the special space with a normal one'],
  [/^=/, 'replace = with a colon'],
  [/^;/, 'replace ; with a comma'],
  [/^"[^"\n]*\t/, 'replace the tab inside the text with a space'],
  [/^"(?:[^"\\\n]|\\.)*"/, 'replace each \\ inside the text with \\\\'],
  [/^"/, 'end the text with a quote (") in the same line. Write \\n for a line break inside the text'],
  [/^(?:true|false|null)\b/i, 'write $ in lowercase'],
  [/^[\d+.-][^\s,}\]]*/, 'put $ in quotes (")'],
]

/**
 * Returns where a text that is not valid JSON has its first mistake and how to correct it, such as "line 4: remove the
 * comma before }".
 */
export function explainJson(text: string): string {
  const open: OpenBracket[] = []
  let expected: Expected = 'value'
  let [at, before] = [0, '']
  const lineOf = (index: number) => text.slice(0, index).split('\n').length
  for (;;) {
    const end = at
    at += matchAt(SPACE, text, at).length
    const token = matchAt(TOKEN, text, at)
    const inner = open.at(-1)
    const isCommaMissing = expected === 'comma' && inner && /^["{[\w-]/.test(token)
    if (isCommaMissing) return `line ${lineOf(end)}: add a comma after ${before}`
    const correction = token
      ? tokenCorrection(token, expected, before, inner)
      : textCorrection(text.slice(at), expected, inner)
    if (correction) return `line ${lineOf(at)}: ${correction}`
    if (token === '{' || token === '[') open.push({ bracket: token, line: lineOf(at) })
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
    if (found) return correction.replace('$', () => found)
  }
  const [word] = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text) ?? []
  if (!word) return `remove ${text[0]}`
  if (expected === 'comma') return `write \\" for each quote inside the text before ${word}, or add a comma`
  return expected === 'colon' ? `write a colon before ${word}` : `put ${word} in quotes (")`
}
