import {
  bolt,
  circle,
  inside,
  line,
  move,
  outlet,
  picture,
  rect,
  ring,
  shape,
  times,
  tones,
} from './shapes.ts'

const { ink, inkLit, inkDeep, stone, steel, amber, amberLit, amberShade } = tones

function evPlug(): string {
  const grip = 'M-190-70H-20Q40-70 76-30L170 86Q190 112 190 144V250H94V170L30 96Q10 74-20 74H-190Z'
  return (
    rect(-254, -56, 84, 116, 14, inkLit) +
    rect(-270, -34, 26, 18, 4, steel) +
    rect(-270, 18, 26, 18, 4, steel) +
    shape(grip, ink) +
    inside(grip, shape('M-190 30H-20Q20 30 50 64L130 160V260H60L-200 120Z', inkDeep)) +
    rect(-196, -84, 46, 172, 14, inkLit) +
    rect(-90, -96, 92, 34, 12, amber) +
    bolt(-66, 0, 0.5, amber) +
    rect(86, 236, 112, 50, 14, inkLit)
  )
}

function evCoil(): string {
  const coils = times(4, (index) =>
    ring(430, 320, 222 - index * 34, index % 2 === 0 ? amber : amberShade, 30),
  )
  return (
    line('M652 320C652 440 694 500 640 626', amber, 30) +
    line('M424 686C436 752 520 744 524 672 528 600 500 556 430 526', amber, 30) +
    coils +
    rect(404, 76, 52, 150, 12, ink) +
    rect(404, 132, 52, 16, 0, inkLit) +
    move(300, 540, evPlug(), 0.62, -12) +
    move(
      616,
      616,
      rect(-38, 0, 76, 116, 18, ink) + rect(-26, 18, 12, 80, 6, inkLit) + rect(-28, 112, 56, 18, 6, steel),
      1,
      14,
    )
  )
}

function powerStation(): string {
  const body = 'M196 262H604Q648 262 648 306V606Q648 650 604 650H196Q152 650 152 606V306Q152 262 196 262Z'
  return (
    line('M246 270V210Q246 172 284 172H516Q554 172 554 210V270', inkDeep, 40) +
    rect(206, 640, 90, 34, 10, inkDeep) +
    rect(504, 640, 90, 34, 10, inkDeep) +
    shape(body, ink) +
    inside(body, rect(600, 250, 60, 410, 0, inkDeep) + rect(140, 570, 520, 16, 0, amber)) +
    rect(196, 306, 204, 120, 16, inkDeep) +
    times(5, (index) => rect(216 + index * 26, 364, 18, 42, 4, index < 4 ? amber : inkLit)) +
    rect(216, 326, 92, 18, 6, amberLit) +
    outlet(480, 354, 0.86, stone, ink) +
    outlet(572 - 4, 354, 0.86, stone, ink) +
    outlet(480, 446 + 4, 0.86, stone, ink) +
    outlet(568, 450, 0.86, stone, ink) +
    times(3, (index) => rect(200 + index * 66, 458, 50, 22, 11, stone)) +
    circle(224, 528, 18, amber) +
    line('M290 520H392M290 540H360', inkLit, 8)
  )
}

function powerStationSide(): string {
  const body = 'M276 262H524Q560 262 560 298V614Q560 650 524 650H276Q240 650 240 614V298Q240 262 276 262Z'
  return (
    rect(344, 154, 112, 128, 26, inkDeep) +
    rect(276, 640, 70, 34, 10, inkDeep) +
    rect(454, 640, 70, 34, 10, inkDeep) +
    shape(body, ink) +
    inside(body, rect(516, 250, 60, 410, 0, inkDeep) + rect(220, 570, 360, 16, 0, amber)) +
    times(6, (index) => rect(290, 316 + index * 32, 176, 14, 7, inkDeep)) +
    rect(344, 514, 68, 40, 10, stone) +
    times(3, (index) => rect(358 + index * 16, 528, 8, 14, 3, ink))
  )
}

export const charging: Record<string, () => string> = {
  'ev-cable': () => picture(evCoil()),
  'ev-cable-plug': () =>
    picture(line('M542 600C542 700 600 740 700 740H820', amber, 44) + move(400, 330, evPlug(), 1.02)),
  'power-station': () => picture(powerStation()),
  'power-station-side': () => picture(powerStationSide()),
}
