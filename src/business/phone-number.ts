/** The keys of a telephone keypad for the letters A to Z, as in 1-800-FLOWERS. */
const KEYS = '22233344455566677778889999'

const MIN_DIGITS = 7
const MAX_DIGITS = 15

/** Matches text between two phone numbers. A dash between spaces counts only if a complete number follows. */
const SEPARATOR = /\s(?:or|and|oder|und|ou|y|o)\s|[|;\n&/·•]|,\s|\s[-–—]\s(?=(?:\D*\d){7})/i
/** Hours such as `24/7` and `24h`, which are removed before and after a number. */
const ROUND_THE_CLOCK = /\b(?:24\s*(?:\/\s*(?:7|24)|-?\s*h(?:ou)?rs?|h)|7\s*j?\s*\/\s*7)\b/gi
const EXTENSION = /(?<![a-z])(?:ext(?:ension)?|x)[\s.:]*\d|#(?=\s*\d)/i
/** After a complete number, these characters begin another number or a remark. */
const END = /[([{<+=:~→,]/
/** After a complete number and a space, these hours are a remark. */
const HOURS = [
  // `8am`, `8:00`, `8.30-17`
  /^\d\d?(?:\p{L}|:\d|\.\d\d\s*[-–—])/u,
  // `8-5`, `8 to 5`, `7 days`
  /^\d(?:\s*[-–—]\s*\d\d?(?![-.]?\d)|\s+\p{L})/u,
  // `10 Uhr`, `10 to 6`
  /^[012]\d\s+(?:[ap]\.?m|h|hrs?|hours?|uhr|uur|stunden|horas|heures)(?!\p{L})/iu,
  /^[012]\d\s+\p{L}{1,5}\s+\d\d?(?![\s.-]?\d)/u,
]
/** Hours such as `10-18`. A remark only after a longer number, because of numbers such as `495 123 10-20`. */
const LONG_HOURS = /^[012]\d\s*[-–—]\s*[012]\d(?![-.]?\d)/
/** Pauses and the digits that are dialed after the connection, such as `,,12#`. */
const POST_DIAL = /(?:,+[\d*#]+)+\s*$/

/**
 * Returns the number that a phone dials for a text: digits, possibly after a `+` and before pauses with more
 * digits. Letters stand for digits, as in 1-800-FLOWERS. Of two numbers, returns the first. Returns null for
 * fewer than 7 or more than 15 digits. The WordPress plugin does the same in `phone-number.php`.
 */
export function phoneNumber(phone: string | null | undefined): string | null {
  const text = withAsciiDigits(phone ?? '').replace(ROUND_THE_CLOCK, ' ')
  const [, plus = '', rest = ''] = /(\+?)[\s(]*(\d.*)/s.exec(text) ?? []
  // Callers from abroad must not dial a trunk prefix such as "(0)".
  const isInternational = plus || rest.startsWith('00')
  const number = firstNumber(plus + (isInternational ? rest.replace(/\(\s*0\s*\)/, '') : rest))
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

/** Returns the first number in a text, without its extension. Ignores separators in incomplete numbers. */
function firstNumber(text: string): string {
  const [withoutExtension = ''] = text.split(EXTENSION)
  return withoutExtension
    .split(SEPARATOR)
    .reduce((number, part) => (keypadDigits(number).length < MIN_DIGITS ? `${number} ${part}` : number), '')
}

/**
 * Returns a number's digits. A word counts as digits if the number is incomplete without it, or if the word
 * ends a number such as 1-800-555-CARS. Any other word, such as "mobile", hours, and characters such as `(`
 * end a complete number.
 */
function keypadDigits(text: string): string {
  const longNumber = /^\s*\+/.test(text) ? MIN_DIGITS + 2 : MIN_DIGITS + 1
  let digits = ''
  for (const match of text.matchAll(/([\s().-]*)(?:(\p{L}+)|(\d+)|.)/gsu)) {
    const [found, before = '', word = '', number = ''] = match
    const rest = /\s/.test(before) && number ? text.slice(match.index + before.length) : ''
    const { length } = digits
    if (length >= MIN_DIGITS && (END.test(found) || HOURS.some((hours) => hours.test(rest)))) break
    if (length >= longNumber && LONG_HOURS.test(rest)) break
    digits += number
    const isVanity = /^[01]\d{6,8}$/.test(digits) && (/[.-]$/.test(before) || /^[A-Z]*$/.test(word))
    if (word && digits.length >= MIN_DIGITS && !isVanity) break
    digits += word.toUpperCase().replace(/./g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? '')
  }
  return digits
}
