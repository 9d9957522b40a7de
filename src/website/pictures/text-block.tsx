import { fitText, type TextSize } from './fit-text.ts'
import { trackingOf, type Weight } from './font.ts'

/** The distance of all texts from the left edge and their greatest width, in px. */
export const TEXT = { x: 96, width: 600 }

interface TextStyle {
  weight: Weight
  lineHeight: number
  sizes: readonly [TextSize, ...TextSize[]]
}

export const TITLE: TextStyle = {
  weight: 800,
  lineHeight: 1.06,
  sizes: [
    { sizePx: 100, maxLines: 1 },
    { sizePx: 84, maxLines: 2 },
    { sizePx: 76, maxLines: 2 },
    { sizePx: 68, maxLines: 2 },
    { sizePx: 58, maxLines: 3 },
    { sizePx: 50, maxLines: 3 },
    { sizePx: 44, maxLines: 4 },
  ],
}
export const SUBTITLE: TextStyle = {
  weight: 400,
  lineHeight: 1.36,
  sizes: [
    { sizePx: 36, maxLines: 1 },
    { sizePx: 33, maxLines: 1 },
    { sizePx: 36, maxLines: 2 },
    { sizePx: 31, maxLines: 2 },
  ],
}
interface Block {
  lines: string[]
  sizePx: number
  weight: Weight
  lineHeightPx: number
  height: number
}

/** Breaks a text into lines, in the largest size in which they fit. */
export function layOut(text: string | undefined, { weight, lineHeight, sizes }: TextStyle): Block {
  const { sizePx, lines } = text
    ? fitText(text, { weight, sizes, widthPx: TEXT.width })
    : { sizePx: 0, lines: [] }
  const lineHeightPx = sizePx * lineHeight
  return { lines, sizePx, weight, lineHeightPx, height: lines.length * lineHeightPx }
}

/** Draws the lines of a text below the height `y`. */
export function Lines({ lines, sizePx, weight, lineHeightPx, y, fill }: Block & { y: number; fill: string }) {
  return (
    <g fontSize={sizePx} fontWeight={weight} letterSpacing={trackingOf(weight) * sizePx} fill={fill}>
      {lines.map((line, index) => (
        <text key={line} x={TEXT.x} y={baseline(y + lineHeightPx * (index + 0.5), sizePx)}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** Returns the y-coordinate of the baseline of text whose capital letters are centered at `centerY`. */
export function baseline(centerY: number, sizePx: number): number {
  return centerY + 0.364 * sizePx
}
