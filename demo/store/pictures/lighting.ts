import { circle, inside, line, move, picture, rect, ring, shape, times, tones } from './shapes.ts'

const { ink, inkLit, inkDeep, stone, stoneShade, stoneDeep, steel, steelShade, amber, amberLit, amberShade } =
  tones

interface Light {
  glass: string
  shade: string
  glow: string
}

const warm = { glass: amberLit, shade: amber, glow: '#fbe3b0' }
const cool = { glass: '#f5fafc', shade: '#cfdfe8', glow: '#e3eaea' }

/** Draws a light bulb, centered on the origin and about 560 units high. */
function bulb({ glass, shade }: Light): string {
  const globe =
    'M0-290C116-290 190-206 190-106 190-20 138 30 112 78 100 100 96 116 94 134H-94C-96 116-100 100-112 78-138 30-190-20-190-106-190-206-116-290 0-290Z'
  const collar = 'M-98 126H98L78 196H-78Z'
  return (
    shape(globe, glass) +
    inside(globe, shape('M96-300C150-160 130 0 40 150H240V-300Z', shade)) +
    line('M-126-110C-126-170-92-216-44-230', stone, 20) +
    shape(collar, stone) +
    inside(collar, rect(34, 120, 80, 90, 0, stoneShade)) +
    times(3, (index) => rect(-74, 196 + index * 28, 148, 24, 12, index % 2 === 0 ? steel : steelShade)) +
    shape('M-44 280H44L24 312H-24Z', ink)
  )
}

function pack(light: Light): string {
  const places = [
    [252, 230],
    [548, 230],
    [252, 566],
    [548, 566],
  ] as const
  return places.map(([x, y]) => move(x, y, bulb(light), 0.52)).join('')
}

const torchBody = 'M-90-56H220Q244-56 244-32V32Q244 56 220 56H-90Z'
const torchHead = 'M-276-96Q-276-104-268-104H-196Q-140-104-84-56V56Q-140 104-196 104H-268Q-276 104-276 96Z'

/** Draws a flashlight that lies on its side with the lens to the left and is 560 units long. */
function torch(): string {
  return (
    shape(torchBody, ink) +
    inside(torchBody, rect(-90, 20, 340, 40, 0, inkDeep)) +
    times(7, (index) => rect(28 + index * 22, -56, 10, 112, 3, inkLit)) +
    rect(236, -46, 40, 92, 14, inkLit) +
    rect(-62, -72, 70, 24, 10, amber) +
    shape(torchHead, ink) +
    inside(torchHead, shape('M-300 40H-90V120H-300Z', inkDeep) + rect(-236, -110, 22, 220, 0, amber)) +
    rect(-292, -110, 30, 220, 12, inkLit)
  )
}

function torchFront(): string {
  return (
    circle(400, 400, 236, ink) +
    ring(400, 400, 212, amber, 14) +
    circle(400, 400, 190, inkDeep) +
    circle(400, 400, 172, steel) +
    ring(400, 400, 132, steelShade, 16) +
    circle(400, 400, 96, stone) +
    circle(400, 400, 58, amberLit) +
    rect(376, 376, 48, 48, 8, amber) +
    line('M286 330C300 300 322 280 350 268', stone, 16)
  )
}

function cell(x: number, y: number): string {
  return (
    rect(x - 14, y + 22, 18, 40, 6, steel) +
    rect(x, y, 236, 84, 14, ink) +
    rect(x, y, 76, 84, 14, amber) +
    rect(x + 60, y, 16, 84, 0, amberShade) +
    line(`M${x + 30} ${y + 30}V${y + 54}M${x + 18} ${y + 42}H${x + 42}`, ink, 7)
  )
}

function torchParts(): string {
  const tube = 'M250 380H560V500H250Z'
  return (
    move(
      420,
      200,
      `<g transform="translate(20 0)">${shape(torchHead, ink)}${inside(torchHead, shape('M-300 40H-90V120H-300Z', inkDeep) + rect(-236, -110, 22, 220, 0, amber))}${rect(-292, -110, 30, 220, 12, inkLit)}${rect(-86, -40, 46, 80, 6, steel)}</g>`,
    ) +
    rect(452, 146, 40, 108, 14, inkLit) +
    line('M490 200C560 120 660 160 640 230S540 250 492 204', amber, 12) +
    shape(tube, ink) +
    inside(tube, rect(250, 456, 320, 60, 0, inkDeep)) +
    times(8, (index) => rect(330 + index * 24, 380, 10, 120, 3, inkLit)) +
    rect(236, 392, 26, 96, 6, steel) +
    rect(548, 392, 26, 96, 6, steel) +
    cell(146, 590) +
    cell(424, 590)
  )
}

function dimmer(): string {
  const plate = 'M240 100H560Q592 100 592 132V668Q592 700 560 700H240Q208 700 208 668V132Q208 100 240 100Z'
  const marks = times(9, (index) =>
    move(
      400,
      400,
      rect(-5, -176, 10, index > 5 ? 20 : 30, 5, index > 5 ? stoneDeep : amber),
      1,
      -120 + index * 30,
    ),
  )
  return (
    shape(plate, stone) +
    inside(plate, rect(560, 90, 40, 620, 0, stoneShade)) +
    marks +
    circle(400, 400, 124, ink) +
    inside('M400 276A124 124 0 1 1 399.9 276Z', shape('M470 260C520 380 480 480 360 540H560V260Z', inkDeep)) +
    circle(400, 400, 88, inkLit) +
    move(400, 400, rect(-8, -114, 16, 62, 8, amber), 1, 30) +
    circle(400, 142, 12, stoneShade) +
    circle(400, 658, 12, stoneShade)
  )
}

function workLight(): string {
  const frame = 'M188 200H612Q644 200 644 232V500Q644 532 612 532H188Q156 532 156 500V232Q156 200 188 200Z'
  return (
    line('M330 200V150Q330 112 368 112H432Q470 112 470 150V200', inkLit, 26) +
    line('M140 366V640Q140 668 168 668H632Q660 668 660 640V366', inkDeep, 30) +
    rect(96, 652, 130, 42, 16, ink) +
    rect(574, 652, 130, 42, 16, ink) +
    shape(frame, ink) +
    inside(frame, rect(612, 190, 40, 350, 0, inkDeep)) +
    rect(190, 234, 404, 264, 16, amberLit) +
    times(24, (index) =>
      rect(
        206 + (index % 6) * 64,
        250 + Math.floor(index / 6) * 60,
        52,
        48,
        10,
        index % 6 === 5 ? amber : stone,
      ),
    ) +
    circle(140, 366, 30, amber) +
    circle(660, 366, 30, amberShade)
  )
}

const beam = move(
  560,
  330,
  shape('M-276-96-760-330V330L-276 96Z', '#fbe3b0') + shape('M-276-60-760-180V180L-276 60Z', '#ffe9b8'),
  1,
  -18,
)

export const lighting: Record<string, () => string> = {
  'led-bulb-warm': () => picture(move(400, 392, bulb(warm)), circle(400, 300, 290, warm.glow)),
  'led-bulb-cool': () => picture(move(400, 392, bulb(cool)), circle(400, 300, 290, cool.glow)),
  'led-bulb-warm-pack': () => picture(pack(warm)),
  'led-bulb-cool-pack': () => picture(pack(cool)),
  torch: () => picture(move(408, 400, torch(), 1.12, -18)),
  'torch-lit': () => picture(move(560, 330, torch(), 1, -18), beam),
  'torch-front': () => picture(torchFront()),
  'torch-parts': () => picture(torchParts()),
  dimmer: () => picture(dimmer()),
  'work-light': () => picture(workLight()),
}
