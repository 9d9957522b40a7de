import { bolt, circle, line, picture, rect, ring, times, tones } from './shapes.ts'

const { ink, inkLit, inkDeep, stone, stoneShade, stoneDeep, steel, steelShade, amber, amberShade } = tones

/** The colors of cable jackets. */
const jackets: Record<string, [color: string, shade: string]> = {
  black: [ink, inkDeep],
  red: ['#c4472f', '#963221'],
  white: [stone, stoneShade],
  green: ['#3f8a5a', '#2c6441'],
  blue: ['#3c6fb0', '#2a5084'],
  yellow: [amber, amberShade],
}

function coil([color, shade]: [string, string]): string {
  return (
    times(6, (index) => ring(400, 400, 260 - index * 24, index % 2 === 0 ? color : shade, 26)) +
    rect(374, 116, 52, 170, 14, stoneDeep) +
    line('M570 590Q640 640 668 560', color, 26) +
    line('M668 560 680 520', amberShade, 14)
  )
}

function breaker(poles: number): string {
  const left = 400 - poles * 75
  return times(poles, (index) => {
    const x = left + index * 150
    return (
      rect(x, 160, 142, 480, 16, ink) +
      rect(x + 16, 176, 110, 90, 10, inkLit) +
      rect(x + 36, 310, 70, 150, 12, stone) +
      rect(x + 44, 320, 54, 60, 8, amber) +
      circle(x + 71, 560, 26, steel) +
      line(`M${x + 57} 560h28`, inkDeep, 8)
    )
  })
}

function wallSwitch(): string {
  return (
    rect(220, 110, 360, 580, 36, stone) +
    rect(300, 230, 200, 340, 20, stoneShade) +
    rect(312, 242, 176, 164, 14, '#f7f2e8') +
    rect(312, 406, 176, 152, 14, stoneDeep) +
    circle(400, 165, 12, stoneDeep) +
    circle(400, 635, 12, stoneDeep)
  )
}

function conduit(color: string, shade: string): string {
  return times(
    3,
    (index) =>
      line(`M${170 + index * 150} 660 ${340 + index * 150} 140`, index === 1 ? shade : color, 84) +
      line(`M${340 + index * 150} 140v1`, inkDeep, 52),
  )
}

function batteries(count: number): string {
  const left = 400 - count * 65
  return times(count, (index) => {
    const x = left + index * 130
    return (
      rect(x + 40, 190, 40, 40, 8, steel) +
      rect(x + 5, 216, 110, 420, 18, ink) +
      rect(x + 5, 216, 110, 130, 18, amber) +
      bolt(x + 60, 470, 0.8, amber)
    )
  })
}

function wallbox(): string {
  return (
    rect(240, 130, 270, 400, 48, stone) +
    rect(278, 176, 194, 130, 24, ink) +
    bolt(375, 241, 0.8, amber) +
    ring(375, 420, 58, steelShade, 18) +
    line('M375 420V640Q375 700 460 700T610 620V360', ink, 28) +
    rect(576, 270, 68, 120, 20, inkLit)
  )
}

function panel(): string {
  return (
    rect(200, 100, 400, 600, 24, steel) +
    rect(240, 150, 320, 500, 12, steelShade) +
    rect(330, 180, 140, 60, 8, ink) +
    times(12, (index) =>
      rect(
        264 + (index % 2) * 142,
        264 + Math.floor(index / 2) * 60,
        130,
        48,
        6,
        index % 5 === 0 ? amber : ink,
      ),
    )
  )
}

function meter(): string {
  return (
    line('M330 560Q260 700 170 640', '#c4472f', 18) +
    line('M470 560Q540 700 630 640', inkDeep, 18) +
    rect(260, 110, 280, 480, 44, amber) +
    rect(296, 150, 208, 120, 14, '#cdd8c0') +
    line('M330 236h30M380 180v56M420 180h40v56', ink, 12) +
    circle(400, 400, 84, ink) +
    line('M400 400 440 350', amber, 14) +
    circle(330, 545, 18, ink) +
    circle(470, 545, 18, ink)
  )
}

export const supplies: Record<string, () => string> = {
  ...Object.fromEntries(
    Object.entries(jackets).map(([name, tone]) => [`cable-${name}`, () => picture(coil(tone))]),
  ),
  'breaker-1': () => picture(breaker(1)),
  'breaker-2': () => picture(breaker(2)),
  'wall-switch': () => picture(wallSwitch()),
  'conduit-steel': () => picture(conduit(steel, steelShade)),
  'conduit-gray': () => picture(conduit(inkLit, ink)),
  'batteries-2': () => picture(batteries(2)),
  'batteries-4': () => picture(batteries(4)),
  wallbox: () => picture(wallbox()),
  panel: () => picture(panel()),
  meter: () => picture(meter()),
}
