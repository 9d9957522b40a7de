import { bolt, circle, frames, inside, line, move, picture, rect, shape, times, tones } from './shapes.ts'

const { ink, inkLit, inkDeep, stone, stoneShade, steel, steelShade, amber, amberShade } = tones

type Tip = 'slotted' | 'phillips'

/** Draws a screwdriver that points down. `length` is the length of its shaft. */
function screwdriver(x: number, length: number, width: number, tip: Tip): string {
  const half = width / 2
  const grip = `M${-half}-60Q${-half}-110 0-110T${half}-60V60Q${half} 84 ${half - 12} 96L${half - 18} 130H${18 - half}L${12 - half} 96Q${-half} 84 ${-half} 60Z`
  const end =
    tip === 'slotted'
      ? shape(`M-9 ${130 + length}H9L14 ${168 + length}H-14Z`, steel)
      : shape(`M-9 ${130 + length}H9V${150 + length}L0 ${172 + length}-9 ${150 + length}Z`, steel)
  return move(
    x,
    230,
    end +
      rect(-11, 120, 22, length + 14, 6, inkLit) +
      shape(grip, amber) +
      inside(grip, rect(half * 0.3, -120, 60, 300, 0, amberShade)) +
      rect(-half * 0.62, -50, 10, 110, 5, ink) +
      rect(-half * 0.12, -50, 10, 110, 5, ink) +
      rect(-half - 2, 84, width + 4, 16, 6, ink),
  )
}

function screwdrivers(): string {
  const roll = 'M128 470H672Q696 470 696 494V656Q696 680 672 680H128Q104 680 104 656V494Q104 470 128 470Z'
  return (
    screwdriver(190, 270, 84, 'slotted') +
    screwdriver(330, 262, 76, 'phillips') +
    screwdriver(470, 254, 70, 'slotted') +
    screwdriver(610, 246, 64, 'phillips') +
    shape(roll, ink) +
    inside(roll, rect(104, 636, 600, 50, 0, inkDeep)) +
    line('M124 492H676', inkLit, 6) +
    times(3, (index) => line(`M${260 + index * 140} 500V660`, inkLit, 6)) +
    bolt(400, 580, 0.6, amber)
  )
}

function giftCard(): string {
  const front =
    'M-250-150H250Q280-150 280-120V150Q280 180 250 180H-250Q-280 180-280 150V-120Q-280-150-250-150Z'
  const back = move(430, 360, shape(front, amber) + rect(-280, -90, 560, 60, 0, amberShade), 1, 9)
  const face =
    shape(front, ink) +
    inside(
      front,
      shape('M160-160H300V200H40Z', inkDeep) +
        line('M-300 96H-120Q-90 96-90 66V-10Q-90-40-60-40H60Q90-40 90-10V40Q90 70 120 70H320', amber, 14),
    ) +
    circle(-196, -70, 46, amber) +
    bolt(-196, -70, 0.52, ink) +
    rect(-120, -98, 190, 22, 11, stone) +
    line('M-240 140H-130', inkLit, 12)
  return back + move(384, 440, face, 1, -7)
}

function house(): string {
  const walls = 'M210 380 400 216 590 380V660H210Z'
  const pane = (x: number, y: number) =>
    rect(x, y, 92, 92, 8, amber) + line(`M${x + 46} ${y + 6}V${y + 86}M${x + 6} ${y + 46}H${x + 86}`, ink, 7)
  return (
    rect(518, 216, 54, 110, 6, inkLit) +
    shape(walls, stone) +
    inside(walls, rect(520, 200, 80, 480, 0, stoneShade)) +
    line('M160 412 400 200 640 412', ink, 44) +
    pane(252, 414) +
    pane(456, 414) +
    shape('M344 660V536Q344 520 360 520H440Q456 520 456 536V660Z', ink) +
    circle(434, 596, 9, amber) +
    rect(240, 566, 56, 66, 8, steel) +
    circle(268, 592, 17, stone) +
    line('M268 592 276 584', ink, 5) +
    rect(150, 652, 500, 28, 14, steelShade) +
    line('M268 632V666H90Q60 666 60 696V820', amber, 14)
  )
}

const badge =
  circle(606, 566, 92, ink) + circle(606, 566, 74, inkLit) + line('M570 568l26 30 48-62', amber, 20)

export const tools: Record<string, () => string> = {
  screwdrivers: () => picture(screwdrivers()),
  'screwdriver-slotted': () =>
    picture(move(794, 400, screwdriver(0, 270, 84, 'slotted'), 1, 90), '', frames.panorama),
  'gift-card': () => picture(giftCard()),
  'care-plan': () => picture(house() + badge),
}
