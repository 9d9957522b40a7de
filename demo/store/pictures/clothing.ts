import { bolt, circle, inside, line, move, picture, rect, shape, times, tones } from './shapes.ts'

interface Cloth {
  color: string
  shade: string
  seam: string
  print: string
}

const ink = { color: tones.ink, shade: tones.inkDeep, seam: tones.inkLit, print: tones.amber }
const amber = { color: tones.amber, shade: tones.amberShade, seam: tones.amberShade, print: tones.ink }
const stone = { color: tones.stone, shade: tones.stoneShade, seam: tones.stoneDeep, print: tones.amber }

function tee({ color, shade, seam, print }: Cloth): string {
  const outline =
    'M316 148C344 196 456 196 484 148L566 176C594 186 610 200 622 226L704 396 602 446 572 392V676Q572 692 556 692H244Q228 692 228 676V392L198 446 96 396 178 226C190 200 206 186 234 176Z'
  const shades =
    shape('M572 300 566 392V700H500C520 600 528 470 512 340Z', shade) +
    shape('M602 446 572 392 590 300 704 396Z', shade) +
    line('M228 392C240 340 240 300 236 262', seam, 5) +
    line('M572 392C560 340 560 300 564 262', seam, 5) +
    line('M110 366 208 418M690 366 592 418M228 664H572', seam, 5) +
    line('M300 640C292 590 300 560 292 520', seam, 5)
  return (
    shape('M316 148C350 132 450 132 484 148 456 196 344 196 316 148Z', tones.inkDeep) +
    shape(outline, color) +
    inside(outline, shades) +
    line('M316 148C344 200 456 200 484 148', shade === tones.inkDeep ? seam : shade, 16) +
    bolt(400, 360, 1.45, print)
  )
}

function folded(y: number, { color, shade, seam }: Cloth): string {
  const slab = `M190 ${y}H584Q612 ${y} 612 ${y + 28}V${y + 68}Q612 ${y + 96} 584 ${y + 96}H190Q152 ${y + 96} 152 ${y + 48}T190 ${y}Z`
  const folds =
    rect(140, y + 62, 500, 40, 0, shade) +
    line(`M196 ${y + 48}H640`, seam, 5) +
    line(`M196 ${y + 48}q-18 0-18-10`, seam, 5)
  return shape(slab, color) + inside(slab, folds)
}

function cap({ color, shade, seam, print }: Cloth): string {
  const dome = 'M222 500C212 330 300 216 440 214 586 212 672 330 668 500Q560 532 440 524T222 500Z'
  const panels =
    shape('M560 200C640 300 640 420 610 560L720 560 720 200Z', shade) +
    line('M440 214C360 270 330 380 340 516M440 214C520 270 560 380 556 522', seam, 5)
  return (
    shape('M600 508C604 440 668 440 668 500V512Q640 520 600 520Z', tones.inkDeep) +
    shape(dome, color) +
    inside(dome, panels) +
    line('M598 520C596 452 650 440 664 470', seam, 5) +
    shape(
      'M224 484C160 486 92 520 66 566 60 582 76 594 94 588 190 552 330 560 448 532 452 526 450 520 444 518 360 512 270 500 224 484Z',
      color,
    ) +
    shape('M66 566C60 582 76 594 94 588 190 552 330 560 448 532 330 536 170 530 66 566Z', shade) +
    circle(440, 212, 17, shade) +
    bolt(444, 380, 1.05, print)
  )
}

const finger = (d: string, color: string) => line(d, color, 60)

function glove(): string {
  const { ink: coat, inkLit, stone: knit, stoneShade, stoneDeep } = tones
  const palm = 'M-112-70Q-112-110-70-110H76Q112-110 112-70V120Q112 150 90 166V216H-90V166Q-112 150-112 120Z'
  const cuffEdge = 'M-140 104Q-84 84-40 104T52 100 140 92V240H-140Z'
  return (
    finger('M-78-80-90-232', coat) +
    finger('M-26-90-30-290', coat) +
    finger('M30-90 34-282', coat) +
    finger('M80-80 92-216', coat) +
    line('M-90 60C-140 30-158-20-170-70', coat, 64) +
    shape(palm, coat) +
    inside(
      palm,
      shape('M70-120H120V140H70Z', tones.inkDeep) +
        shape(cuffEdge, knit) +
        inside(cuffEdge, rect(60, 80, 60, 160, 0, stoneShade)),
    ) +
    line('M-52-86V-120M2-90V-128M56-86V-120', inkLit, 6) +
    rect(-98, 206, 196, 84, 14, knit) +
    times(7, (index) => line(`M${-72 + index * 24} 222V268`, stoneDeep, 5)) +
    rect(-98, 272, 196, 26, 12, tones.amber)
  )
}

function mug(): string {
  const body = 'M180 200H540V590Q540 650 480 650H240Q180 650 180 590Z'
  const omega = 'M-82 78H-30V52C-66 34-82 4-82-26-82-72-46-104 0-104S82-72 82-26C82 4 66 34 30 52V78H82'
  return (
    line('M536 290H586Q656 290 656 360V440Q656 520 576 520H536', tones.ink, 44) +
    line('M548 520H576Q656 520 656 440', tones.inkDeep, 44) +
    shape(body, tones.ink) +
    inside(body, rect(462, 200, 80, 460, 0, tones.inkDeep) + rect(204, 246, 20, 300, 10, tones.inkLit)) +
    rect(172, 184, 376, 34, 17, tones.inkLit) +
    move(350, 430, line(omega, tones.amber, 30))
  )
}

const steam = line(
  'M300 150C280 124 320 108 300 78M372 150C352 124 392 108 372 78M444 150C424 124 464 108 444 78',
  tones.line,
  12,
)

export const clothing: Record<string, () => string> = {
  'tee-black': () => picture(tee(ink)),
  'tee-amber': () => picture(tee(amber)),
  'tee-stone': () => picture(tee(stone)),
  'tee-stack': () =>
    picture(move(-88, -90, folded(492, ink) + folded(384, stone) + folded(276, amber), 1.28)),
  'cap-ink': () => picture(cap(ink)),
  'cap-amber': () => picture(cap(amber)),
  gloves: () =>
    picture(
      move(270, 420, glove(), 1, -6) + move(540, 420, `<g transform="scale(-1 1)">${glove()}</g>`, 1, 6),
    ),
  mug: () => picture(mug(), steam),
}
