/** The keys of a telephone keypad for the letters A to Z, as in 1-800-FLOWERS. */
const KEYS = '22233344455566677778889999'

const MIN_DIGITS = 7
const MAX_DIGITS = 15

/** Matches text between two phone numbers. A dash between spaces counts only if a complete number follows. */
const SEPARATOR = /\s(?:or|and|oder|und|ou|y|o)\s|[|;\n&/·•]|,\s|\s[-–—]\s(?=(?:\D*\d){7})/i
const EXTENSION = /(?<![a-z])(?:ext(?:ension)?|x)[\s.:]*\d|#(?=\s*\d)/i
/** After a complete number, these characters begin another number or a remark. */
const END = /[([{<+=:~→]/
/** Pauses and the digits that are dialed after the connection, such as `,,12#`. */
const POST_DIAL = /(?:,+[\d*#]+)+\s*$/

/**
 * Returns the number that a phone dials for a text: digits, possibly after a `+` and before pauses with more digits.
 * Letters stand for digits, as in 1-800-FLOWERS. If the text contains two numbers, returns the first one. Returns null
 * if the number has fewer than 7 or more than 15 digits.
 */
export function phoneNumber(phone: string | null | undefined): string | null {
  const text = withAsciiDigits(phone ?? '').replace(/\b24\s*(?:\/\s*7|-?\s*h(?:ou)?rs?|h)\b/gi, ' ')
  const [, plus = '', rest = ''] = /(\+?)[\s(]*(\d.*)/s.exec(text) ?? []
  // Callers from abroad must not dial a trunk prefix such as "(0)".
  const isInternational = plus || rest.startsWith('00')
  const number = firstNumber(isInternational ? rest.replace(/\(\s*0\s*\)/, '') : rest)
  const [postDial = ''] = POST_DIAL.exec(number) ?? []
  const digits = keypadDigits(number.slice(0, number.length - postDial.length))
  return digits.length < MIN_DIGITS || digits.length > MAX_DIGITS ? null : plus + digits + postDial.trim()
}

/** Replaces full-width and Arabic characters with ASCII characters, and removes invisible ones. */
function withAsciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
}

/** Returns the first number in a text, without its extension. A separator inside an incomplete number is ignored. */
function firstNumber(text: string): string {
  const [withoutExtension = ''] = text.split(EXTENSION)
  return withoutExtension
    .split(SEPARATOR)
    .reduce((number, part) => (keypadDigits(number).length < MIN_DIGITS ? `${number} ${part}` : number), '')
}

/**
 * Returns a number's digits. A word counts as digits if the number is incomplete without it, or if the word ends a
 * number such as 1-800-555-CARS. Any other word, such as "mobile", and characters such as `(` end a complete number.
 */
function keypadDigits(text: string): string {
  let digits = ''
  for (const [found, before = '', word = '', number = ''] of text.matchAll(
    /([\s().-]*)(?:([a-z]+)|(\d+)|.)/gis,
  )) {
    if (END.test(found) && digits.length >= MIN_DIGITS) break
    digits += number
    const isVanity = /^[01]\d{6,8}$/.test(digits) && (/[.-]$/.test(before) || /^[A-Z]*$/.test(word))
    if (word && digits.length >= MIN_DIGITS && !isVanity) break
    digits += word.toUpperCase().replace(/./g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? '')
  }
  return digits
}
