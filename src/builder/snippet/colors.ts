import type { SnippetChoices } from './choices.ts'

type Rgb = readonly [number, number, number]

const ink: Rgb = [0x10, 0x15, 0x1c]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The backgrounds on which links have the least contrast: one for light mode and one for dark mode. */
const paper: Rgb = [0xfa, 0xf8, 0xf4]
const darkSurface: Rgb = [0x19, 0x21, 0x2b]

/** The minimum contrast ratio for text (WCAG AA). */
const MIN_CONTRAST = 4.5

/** CSS functions that load nothing. The first one is a pair of parentheses without a name, as in `calc((1em + 2px) / 2)`. */
const FUNCTIONS = [
  '',
  ...[
    'calc',
    'min',
    'max',
    'clamp',
    'var',
    'rgb',
    'rgba',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
  ],
  ...['color', 'color-mix', 'light-dark'],
]

/**
 * Returns whether the text can be used as the value of a custom property without affecting other CSS rules and without
 * loading a file.
 */
function isStyleValue(text: string): boolean {
  const count = (character: string) => text.split(character).length - 1
  return (
    /^[\w\s.,%#()'"/+*-]{1,200}$/.test(text) &&
    count('(') === count(')') &&
    count('"') % 2 === 0 &&
    count("'") % 2 === 0 &&
    [...text.matchAll(/([\w-]*)\s*\(/g)].every(([, name = '']) => FUNCTIONS.includes(name.toLowerCase()))
  )
}

/** Returns CSS for the chosen colors and properties, or an empty string if all of them have default values. */
export function cssFor({ accent, background, style }: SnippetChoices): string {
  const rules: string[] = []
  const chosen = parseColor(accent)
  if (chosen) {
    // Use black if neither text color has enough contrast. On every color, either white or black is readable.
    const text = [ink, white].find((color) => contrast(color, chosen) >= MIN_CONTRAST) ?? black
    rules.push(`--ee-accent: ${toHex(chosen)};`, `--ee-on-accent: ${toHex(text)};`)
    const inLight = toHex(readableOn(paper, chosen, ink))
    const inDark = toHex(readableOn(darkSurface, chosen, white))
    const link = { light: inLight, dark: inDark, visitor: `light-dark(${inLight}, ${inDark})` }[background]
    if (!style['--ee-link']) rules.push(`--ee-link: ${link};`)
  }
  for (const [property, value] of Object.entries(style)) {
    if (isStyleValue(value)) rules.push(`${property}: ${value};`)
  }
  if (background === 'dark') rules.push('color-scheme: dark;')
  if (background === 'visitor') rules.push('color-scheme: light dark;')
  return rules.length === 0 ? '' : `:root {\n  ${rules.join('\n  ')}\n}\n`
}

/** Mixes the color `chosen` with just enough of `end` to make text in the mixed color readable on `background`. */
function readableOn(background: Rgb, chosen: Rgb, end: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(chosen, end, share)
    if (contrast(mixed, background) >= MIN_CONTRAST) return mixed
  }
  return end
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return [part(0), part(1), part(2)]
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function parseColor(text: string): Rgb | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim()) ?? []
  return red && green && blue
    ? [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
    : null
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
