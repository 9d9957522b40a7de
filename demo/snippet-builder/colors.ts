import type { SnippetChoices } from './choices.ts'

type Rgb = readonly [number, number, number]

const ink: Rgb = [0x10, 0x15, 0x1c]
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
/** The lightest and the darkest ground that links stand on in light and in dark. */
const paper: Rgb = [0xfa, 0xf8, 0xf4]
const darkSurface: Rgb = [0x19, 0x21, 0x2b]

/** What text needs to be read by everybody (WCAG AA). */
const readable = 4.5

/** Colours as rules for the CMS's own field for CSS; empty where nothing differs from what the tags do anyway. */
export function cssFor({ accent, ground }: SnippetChoices): string {
  const rules: string[] = []
  const chosen = parseColour(accent)
  if (chosen) {
    // On any colour at least one of white and black can be read.
    const text = [ink, white].find((colour) => contrast(colour, chosen) >= readable) ?? black
    rules.push(`--ee-accent: ${toHex(chosen)};`, `--ee-on-accent: ${toHex(text)};`)
    const inLight = toHex(readableOn(paper, chosen, ink))
    const inDark = toHex(readableOn(darkSurface, chosen, white))
    const link = { light: inLight, dark: inDark, visitor: `light-dark(${inLight}, ${inDark})` }[ground]
    rules.push(`--ee-link: ${link};`)
  }
  if (ground === 'dark') rules.push('color-scheme: dark;')
  if (ground === 'visitor') rules.push('color-scheme: light dark;')
  return rules.length === 0 ? '' : `:root {\n  ${rules.join('\n  ')}\n}\n`
}

/** `chosen`, moved towards `end` no further than it takes to be read on `ground`. */
function readableOn(ground: Rgb, chosen: Rgb, end: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(chosen, end, share)
    if (contrast(mixed, ground) >= readable) return mixed
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

function parseColour(text: string): Rgb | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim()) ?? []
  return red && green && blue
    ? [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
    : null
}

function toHex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
