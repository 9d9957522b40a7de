import { renderToStaticMarkup } from 'react-dom/server'
import { HouseScene } from '../../elements/electrician-site/home/house-scene.tsx'
import type { SiteFacts } from '../site-facts.ts'
import { drawableText, trackingOf, widthOf } from './font.ts'
import { baseline, Lines, layOut, SUBTITLE, TEXT, TITLE } from './text-block.tsx'

/** The size in px that social networks recommend for share pictures. */
export const SHARE_SIZE = { width: 1200, height: 630 }

const INK = '#10151c'
const PAPER = '#faf8f4'
const MUTED = '#aeb6c1'
const AMBER = '#ffb000'
const LINE = '#323c49'

const ICON = { y: 56, size: 76 }
/** The position and size of the icon in a picture without text. */
const LARGE_ICON = { y: 144, size: 280 }
const SCENE = { x: 728, y: 48, width: 424, height: 534 }
const BUTTON = { height: 80, padding: 34 }
/**
 * The drawn wire. `x` is its distance from the left edge. `y` is the height at which it enters the house, whose drawing
 * has this point at 117.5 of 140 units.
 */
const WIRE = { x: 48, y: SCENE.y + SCENE.height - (140 - 117.5) * (SCENE.width / 180), turn: 28, width: 5 }

const GAP = 22
const PHONE_SIZES_PX = [42, 36, 30, 24]

/**
 * Returns the picture that social networks show with a link to the website, as SVG. Leaves out text that the font
 * cannot draw.
 * @param iconOf returns the website's icon at a given size as a data URL
 */
export function sharePictureSvg(
  { name, headline, phone, trade }: SiteFacts,
  iconOf: (sizePx: number) => string,
): string {
  const [title, subtitle] = [drawableText(name), drawableText(headline)].filter((text) => text !== null)
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...SHARE_SIZE} fontFamily="Inter">
      <title>{title}</title>
      <style>{`.house-wire { fill: none; stroke: ${AMBER}; stroke-width: 2 }`}</style>
      <rect {...SHARE_SIZE} fill={INK} />
      <Scene hasBolts={trade.type === 'Electrician'} />
      <WireWithIcon iconOf={iconOf} {...(title ? ICON : LARGE_ICON)} />
      <Words title={title} subtitle={subtitle} />
      <PhoneButton phone={drawableText(phone)} />
    </svg>,
  )
}

/** Draws the icon and a wire that leads from it along the left edge to the house. */
function WireWithIcon({ iconOf, y, size }: { iconOf: (sizePx: number) => string; y: number; size: number }) {
  const { x, y: bottom, turn, width } = WIRE
  const box = { x: TEXT.x, y, width: size, height: size }
  return (
    <>
      <path
        d={`M${TEXT.x},${y + size / 2}H${x + turn}q${-turn},0 ${-turn},${turn}V${bottom - turn}q0,${turn} ${turn},${turn}H${SCENE.x}`}
        fill="none"
        stroke={AMBER}
        strokeWidth={width}
      />
      <clipPath id="icon">
        <rect {...box} rx={size / 5} />
      </clipPath>
      <image href={iconOf(size)} {...box} clipPath="url(#icon)" />
      <rect {...box} rx={size / 5} fill="none" stroke={LINE} strokeWidth="2" />
    </>
  )
}

/** Draws a house at dusk in a frame with rounded corners. */
function Scene({ hasBolts }: { hasBolts: boolean }) {
  return (
    <>
      <clipPath id="scene">
        <rect {...SCENE} rx="14" />
      </clipPath>
      <g clipPath="url(#scene)">
        <rect {...SCENE} fill="#263750" />
        <svg
          {...SCENE}
          viewBox="0 0 180 140"
          preserveAspectRatio="xMidYMax"
          fill="#131b27"
          aria-hidden="true"
        >
          <HouseScene hasBolts={hasBolts} />
        </svg>
      </g>
    </>
  )
}

/** Draws the title and the subtitle, centered between the icon and the phone number. */
function Words({ title, subtitle }: { title: string | undefined; subtitle: string | undefined }) {
  const top = layOut(title, TITLE)
  const bottom = layOut(subtitle, SUBTITLE)
  const free = WIRE.y - BUTTON.height / 2 - (ICON.y + ICON.size)
  const start = ICON.y + ICON.size + (free - top.height - GAP - bottom.height) / 2
  return (
    <>
      <Lines {...top} y={start} fill={PAPER} />
      <Lines {...bottom} y={start + top.height + GAP} fill={MUTED} />
    </>
  )
}

/** Draws the phone number as a button on the wire. Draws nothing if the number is too long. */
function PhoneButton({ phone }: { phone: string | null }) {
  const widest = TEXT.width - 2 * BUTTON.padding
  const sizePx = phone && PHONE_SIZES_PX.find((size) => widthOf(phone, 600, size) <= widest)
  if (!sizePx) return null
  return (
    <>
      <rect
        x={TEXT.x}
        y={WIRE.y - BUTTON.height / 2}
        width={widthOf(phone, 600, sizePx) + 2 * BUTTON.padding}
        height={BUTTON.height}
        rx="10"
        fill={AMBER}
      />
      <text
        x={TEXT.x + BUTTON.padding}
        y={baseline(WIRE.y, sizePx)}
        fontSize={sizePx}
        fontWeight="600"
        letterSpacing={trackingOf(600) * sizePx}
        fill={INK}
      >
        {phone}
      </text>
    </>
  )
}
