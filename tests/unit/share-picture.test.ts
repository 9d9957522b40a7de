import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { pictureFiles } from '../../src/website/folder-input.ts'
import { fitText } from '../../src/website/pictures/fit-text.ts'
import { drawableText, widthOf } from '../../src/website/pictures/font.ts'
import { loadRenderer, renderPixels } from '../../src/website/pictures/render-png.ts'
import { SHARE_SIZE, sharePictureSvg } from '../../src/website/pictures/share-picture.tsx'

const facts = {
  ...DEFAULT_BUSINESS,
  name: 'Volt & Sons',
  headline: 'Light at last',
  phone: '(555) 010-0199',
}
const icon =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="red" d="M0 0h1v1H0z"/></svg>'
const draw = (changes: Partial<typeof facts>) => sharePictureSvg({ ...facts, ...changes }, () => icon)
/** Returns the contents of the text elements in an SVG picture. */
const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)

const longName = 'Müller & Söhne Elektroinstallationen und Gebäudetechnik GmbH & Co. KG'
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

describe('share picture', () => {
  beforeAll(() => loadRenderer(pictureFiles()))

  it('contains the business’s name, headline and phone number', () => {
    expect(textsIn(draw({}))).toEqual(['Volt &amp; Sons', 'Light at last', '(555) 010-0199'])
  })

  it('shows the house across the whole width of its frame', () => {
    const pixels = renderPixels(draw({}))
    const sky = '38,55,80'
    // The house's walls and windows, 60 px above the lower edge of the frame.
    const colors = Array.from({ length: 40 }, (_, step) => {
      const start = 4 * (520 * SHARE_SIZE.width + 740 + step * 10)
      return [...pixels.slice(start, start + 3)].join()
    })
    expect(colors.filter((color) => color !== sky).length).toBeGreaterThan(20)
  })

  it.each([
    ['a long word', longWord],
    ['an endless name', 'Volt '.repeat(200)],
  ])('keeps %s inside the text area', (_, name) => {
    const svg = draw({ name, headline: longName.repeat(3) })
    expect(textsIn(svg).length).toBeGreaterThan(2)
    const pixels = renderPixels(svg)
    const colorAt = (x: number, y: number) => {
      const start = 4 * (y * SHARE_SIZE.width + x)
      return [...pixels.slice(start, start + 3)].join()
    }
    const colorsBetweenTextAndScene = new Set(
      Array.from({ length: 480 }, (_, y) => [colorAt(704, y), colorAt(716, y)]).flat(),
    )
    expect([...colorsBetweenTextAndScene]).toEqual(['16,21,28'])
  })

  it.each(['كهربائي المدينة', 'Volt 電気'])('omits a name that the font cannot draw: %s', (name) => {
    expect(textsIn(draw({ name }))).toEqual(['Light at last', '(555) 010-0199'])
  })
})

it.each([
  ['⚡️ Bright  Spark 🇺🇸👷🏽‍♀️', 'Bright Spark'],
  ['So\u0308hne', 'Söhne'],
  ['\u200e(555) 010', '(555) 010'],
  ['⚡', null],
  ['', null],
  [null, null],
])('drawableText() converts %j to %j', (text, expected) => {
  expect(drawableText(text)).toBe(expected)
})

describe('fitText()', () => {
  const sizes = [
    { sizePx: 60, maxLines: 1 },
    { sizePx: 40, maxLines: 2 },
  ] as const
  const fitLines = (text: string) => fitText(text, { weight: 800, widthPx: 400, sizes })

  it('splits a word that is wider than a line', () => {
    const { lines } = fitLines('Elektroinstallationen')
    expect(lines.join('')).toBe('Elektroinstallationen')
    for (const line of lines) expect(widthOf(line, 800, 40)).toBeLessThanOrEqual(400)
  })

  it('truncates text that does not fit and adds an ellipsis', () => {
    const { lines } = fitLines(longName)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/\S…$/)
    for (const line of lines) expect(widthOf(line, 800, 40)).toBeLessThanOrEqual(400)
  })
})
