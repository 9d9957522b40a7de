import {
  bolt,
  circle,
  frames,
  inside,
  line,
  move,
  picture,
  rect,
  ring,
  shape,
  times,
  tones,
} from './shapes.ts'

const { ink, inkLit, inkDeep, stone, stoneShade, stoneDeep, steel, steelShade, amber, amberShade } = tones

function smokeAlarm(): string {
  const body = 'M400 140A260 260 0 1 1 399.9 140Z'
  const vents = times(24, (index) =>
    move(400, 400, rect(-8, -226, 16, 54, 8, index % 6 === 0 ? stoneDeep : ink), 1, index * 15),
  )
  return (
    shape(body, stoneShade) +
    inside(body, circle(374, 374, 264, stone)) +
    vents +
    circle(400, 400, 148, stoneShade) +
    circle(396, 394, 142, stone) +
    circle(400, 400, 74, stoneShade) +
    circle(397, 396, 70, amber) +
    line('M372 396H422M397 371V421', ink, 10) +
    circle(400, 506, 12, ink)
  )
}

function smokeAlarmSide(): string {
  const body = 'M150 250H650L620 380Q600 470 500 486H300Q200 470 180 380Z'
  return (
    rect(196, 200, 408, 56, 8, stoneDeep) +
    shape(body, stone) +
    inside(body, shape('M560 240H660V500H440C540 460 580 380 560 240Z', stoneShade)) +
    times(11, (index) => rect(212 + index * 36, 304, 18, 70, 9, ink)) +
    rect(336, 474, 128, 34, 17, amber) +
    circle(560, 420, 10, ink)
  )
}

const waves = line('M310 570Q400 620 490 570M260 620Q400 706 540 620', tones.line, 16)

function labels(): string {
  const names = [116, 150, 92, 132, 104, 140]
  const label = (index: number) => {
    const x = 190 + (index % 2) * 216
    const y = 252 + Math.floor(index / 2) * 116
    const marked = index === 2 || index === 3
    return (
      rect(x, y, 196, 90, 14, marked ? amber : ink) +
      circle(x + 42, y + 45, 24, marked ? ink : amber) +
      rect(x + 80, y + 26, (names[index] ?? 100) * 0.66, 14, 7, marked ? ink : stone) +
      rect(x + 80, y + 52, (names[index] ?? 100) * 0.44, 10, 5, marked ? amberShade : inkLit)
    )
  }
  const sheet = 'M176 100H624Q640 100 640 116V594L546 700H176Q160 700 160 684V116Q160 100 176 100Z'
  return (
    shape(sheet, stone) +
    bolt(216, 170, 0.52, amber) +
    rect(262, 146, 210, 20, 10, ink) +
    rect(262, 178, 130, 14, 7, stoneDeep) +
    times(6, label) +
    line('M190 634H470M190 662H400', stoneShade, 12) +
    shape('M640 594 546 700 534 604Q532 588 548 588Z', stoneShade)
  )
}

/** Draws a voltage tester that points up, centered on the origin and 640 units high. */
function tester(): string {
  const barrel = 'M-52-170H52V230Q52 300 0 300T-52 230Z'
  return (
    shape('M-22-330Q0-346 22-330L34-236H-34Z', amber) +
    shape('M0-340Q12-342 22-330L34-236H6Z', amberShade) +
    shape('M-34-240H34L54-160H-54Z', inkLit) +
    shape(barrel, ink) +
    inside(barrel, rect(16, -180, 50, 500, 0, inkDeep)) +
    rect(-30, -130, 60, 96, 16, inkDeep) +
    circle(0, -102, 14, amber) +
    line('M-12-64H12', steel, 8) +
    circle(0, 20, 26, amber) +
    times(4, (index) => line(`M-30 ${90 + index * 26}H10`, inkLit, 8)) +
    line('M66 250V20Q66 4 52 4', steel, 16) +
    rect(-54, 222, 108, 20, 4, amber)
  )
}

const tingle = move(
  400,
  400,
  line(
    'M-70-350Q-96-310-88-266M70-350Q96-310 88-266M-112-372Q-150-312-134-250M112-372Q150-312 134-250',
    tones.line,
    14,
  ),
)

function junctionBox(): string {
  const box = 'M228 200H572Q600 200 600 228V572Q600 600 572 600H228Q200 600 200 572V228Q200 200 228 200Z'
  const screw = (x: number, y: number) =>
    circle(x, y, 18, stoneDeep) + line(`M${x - 9} ${y + 6}L${x + 9} ${y - 6}`, ink, 5)
  const hub = (degrees: number) =>
    move(
      400,
      400,
      rect(-58, -262, 116, 68, 10, steelShade) +
        rect(-44, -246, 88, 8, 4, steel) +
        rect(-44, -228, 88, 8, 4, steel),
      1,
      degrees,
    )
  return (
    line('M400 640V820', amber, 42) +
    rect(140, 232, 80, 60, 16, steelShade) +
    rect(580, 508, 80, 60, 16, steelShade) +
    circle(164, 262, 11, inkDeep) +
    circle(636, 538, 11, inkDeep) +
    [0, 90, 180, 270].map(hub).join('') +
    shape(box, steel) +
    inside(box, rect(566, 190, 40, 420, 0, steelShade) + rect(190, 570, 420, 40, 0, steelShade)) +
    rect(236, 236, 322, 322, 16, '#c6ccd3') +
    ring(397, 397, 92, steelShade, 6) +
    bolt(397, 397, 1.1, amber) +
    screw(272, 272) +
    screw(522, 272) +
    screw(272, 522) +
    screw(522, 522)
  )
}

function clipboard(): string {
  const board = 'M224 120H576Q608 120 608 152V688Q608 720 576 720H224Q192 720 192 688V152Q192 120 224 120Z'
  const row = (index: number) => {
    const y = 292 + index * 92
    const isDone = index < 3
    return (
      rect(266, y, 52, 52, 12, isDone ? ink : stoneShade) +
      (isDone ? line(`M278 ${y + 27}l10 12 20-26`, amber, 9) : '') +
      rect(342, y + 6, [178, 140, 190, 120][index] ?? 150, 16, 8, inkLit) +
      rect(342, y + 32, [110, 160, 90, 80][index] ?? 100, 12, 6, stoneDeep)
    )
  }
  return (
    shape(board, ink) +
    inside(board, rect(580, 110, 40, 620, 0, inkDeep)) +
    rect(232, 184, 336, 496, 10, stone) +
    times(4, row) +
    rect(310, 96, 180, 84, 18, amber) +
    rect(310, 150, 180, 30, 10, amberShade) +
    circle(400, 112, 38, amber) +
    circle(400, 112, 16, inkDeep)
  )
}

export const safety: Record<string, () => string> = {
  'smoke-alarm': () => picture(smokeAlarm()),
  'smoke-alarm-side': () => picture(smokeAlarmSide(), rect(0, 0, 800, 200, 0, '#e6dfd1') + waves),
  'panel-labels': () => picture(labels(), '', frames.portrait),
  'panel-label': () =>
    picture(
      rect(80, 240, 640, 320, 60, ink) + circle(240, 400, 90, amber) + rect(390, 350, 240, 100, 50, stone),
      '',
      frames.tiny,
    ),
  tester: () => picture(move(400, 410, tester()), tingle, frames.tall),
  'junction-box': () => picture(junctionBox()),
  'safety-inspection': () => picture(clipboard()),
}
