import {
  bolt,
  circle,
  inside,
  line,
  move,
  outlet,
  picture,
  plug,
  rect,
  ring,
  shape,
  times,
  tones,
} from './shapes.ts'

const { ink, inkLit, inkDeep, stone, stoneShade, stoneDeep, steel, steelShade, amber, amberLit, amberShade } =
  tones

function surgeStrip(columns: number, rows: number): string {
  const width = columns * 112 + 48
  const height = rows * 112 + 148
  const left = 330 - width / 2
  const top = 410 - height / 2
  const body = `M${left + 36} ${top}h${width - 72}q36 0 36 36v${height - 72}q0 36-36 36h${72 - width}q-36 0-36-36V${top + 36}q0-36 36-36Z`
  const outlets = times(columns * rows, (index) =>
    outlet(
      left + 80 + (index % columns) * 112,
      top + 176 + Math.floor(index / columns) * 112,
      1,
      ink,
      stoneShade,
    ),
  )
  return (
    line(`M330 ${top}V104Q330 56 378 56H560Q640 56 640 136V520`, amber, 22) +
    plug(640, 520) +
    rect(308, top - 34, 44, 44, 8, inkLit) +
    shape(body, stone) +
    inside(body, rect(left + width - 22, top, 30, height, 0, stoneShade)) +
    rect(330 - 52, top + 38, 104, 58, 14, ink) +
    rect(330 - 44, top + 46, 46, 42, 8, amber) +
    rect(330 + 2, top + 46, 42, 42, 8, inkLit) +
    outlets
  )
}

function smartPlug(): string {
  const body = 'M400 172A228 228 0 1 1 399.9 172Z'
  return (
    shape(body, stoneShade) +
    inside(body, circle(376, 376, 232, stone)) +
    ring(400, 400, 186, amber, 12) +
    outlet(400, 388, 2.35, ink, stoneShade) +
    rect(368, 546, 64, 22, 11, stoneDeep)
  )
}

function smartPlugSide(): string {
  const body = 'M300 262H470Q560 262 560 330V470Q560 538 470 538H300Q284 538 284 522V278Q284 262 300 262Z'
  return (
    rect(156, 336, 140, 20, 5, steel) +
    rect(156, 444, 140, 20, 5, steel) +
    rect(156, 391, 140, 18, 9, steelShade) +
    shape(body, stone) +
    inside(body, rect(284, 470, 300, 80, 0, stoneShade)) +
    rect(326, 262, 14, 276, 0, amber) +
    rect(552, 372, 22, 56, 10, ink)
  )
}

function smartPlugApp(): string {
  const bars = [90, 130, 70, 190, 150, 110]
  return (
    rect(236, 92, 328, 616, 52, ink) +
    rect(256, 112, 288, 576, 36, stone) +
    rect(352, 128, 96, 20, 10, ink) +
    circle(400, 276, 84, amber) +
    bolt(400, 276, 0.9, ink) +
    rect(300, 396, 200, 18, 9, ink) +
    rect(340, 428, 120, 14, 7, stoneDeep) +
    bars
      .map((height, index) =>
        rect(290 + index * 38, 650 - height, 26, height, 8, index === 3 ? amber : inkLit),
      )
      .join('')
  )
}

interface Finish {
  plate: string
  shade: string
  inset: string
  face: string
  hole: string
}

function usbOutlet({ plate, shade, inset, face, hole }: Finish): string {
  const outline = 'M240 100H560Q592 100 592 132V668Q592 700 560 700H240Q208 700 208 668V132Q208 100 240 100Z'
  const port = (y: number) => rect(360, y, 68, 28, 14, hole) + rect(373, y + 11, 42, 6, 3, amber)
  const screw = (y: number) => circle(400, y, 13, shade) + line(`M393 ${y + 5}L407 ${y - 5}`, hole, 4)
  return (
    shape(outline, plate) +
    inside(outline, rect(560, 90, 40, 620, 0, shade)) +
    rect(278, 174, 232, 452, 26, inset) +
    outlet(394, 262, 1.15, face, hole) +
    outlet(394, 538, 1.15, face, hole) +
    port(362) +
    port(410) +
    screw(136) +
    screw(664)
  )
}

function reel(): string {
  const hubOutlets = [45, 135, 225, 315].map((angle) => {
    const turn = (angle * Math.PI) / 180
    return outlet(400 + Math.cos(turn) * 62, 400 + Math.sin(turn) * 62, 0.72, ink, stoneShade)
  })
  return (
    line('M256 668 340 240Q352 132 400 132T460 240L544 668', ink, 30) +
    rect(336, 96, 128, 44, 22, inkDeep) +
    line('M196 676H604', ink, 34) +
    line('M520 560Q600 640 664 560V470', amber, 20) +
    move(664, 476, plug(0, 0), 0.9, 180) +
    circle(400, 400, 246, ink) +
    circle(400, 400, 216, amberShade) +
    times(5, (index) => ring(400, 400, 206 - index * 18, index % 2 === 0 ? amber : amberLit, 14)) +
    circle(400, 400, 128, stone) +
    hubOutlets.join('') +
    circle(400, 400, 20, amber)
  )
}

const white = { plate: stone, shade: stoneShade, inset: '#f1ede4', face: stone, hole: ink }
const graphite = { plate: ink, shade: inkDeep, inset: inkLit, face: ink, hole: stoneShade }
const brass = { plate: '#cfa452', shade: '#a67d31', inset: inkLit, face: ink, hole: stoneShade }

export const power: Record<string, () => string> = {
  'surge-strip-4': () => picture(surgeStrip(1, 4)),
  'surge-strip-6': () => picture(surgeStrip(2, 3)),
  'surge-strip-8': () => picture(surgeStrip(2, 4)),
  'smart-plug': () => picture(smartPlug()),
  'smart-plug-side': () => picture(smartPlugSide(), rect(0, 0, 150, 800, 0, '#e6dfd1')),
  'smart-plug-app': () => picture(smartPlugApp()),
  'usb-outlet-white': () => picture(usbOutlet(white)),
  'usb-outlet-graphite': () => picture(usbOutlet(graphite)),
  'usb-outlet-brass': () => picture(usbOutlet(brass)),
  'extension-reel': () => picture(reel()),
}
