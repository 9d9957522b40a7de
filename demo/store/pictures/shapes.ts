/** The colors of all product pictures, each with lighter and darker shades. */
export const tones = {
  paper: '#f1ece2',
  line: '#d9d1c1',
  ink: '#232c38',
  inkLit: '#3a4655',
  inkDeep: '#141a22',
  stone: '#fffdf8',
  stoneShade: '#e7e0d2',
  stoneDeep: '#b9b1a2',
  steel: '#aab2bb',
  steelShade: '#7f8994',
  amber: '#ffb000',
  amberLit: '#ffcf66',
  amberShade: '#db8f00',
}

/** The part of a square drawing that a picture shows, and the picture's size in px. */
interface Frame {
  viewBox: string
  width: number
  height: number
}

const SQUARE: Frame = { viewBox: '0 0 800 800', width: 800, height: 800 }

/** Frames of pictures that are not square, as in real stores. */
export const frames = {
  portrait: { viewBox: '80 0 640 800', width: 600, height: 750 },
  tall: { viewBox: '200 0 400 800', width: 600, height: 1200 },
  panorama: { viewBox: '0 333 800 134', width: 2400, height: 400 },
  tiny: { viewBox: '0 0 800 800', width: 24, height: 24 },
} satisfies Record<string, Frame>

/** Returns an SVG picture of an object. All objects have the same hard shadow at the lower right. */
export function picture(object: string, behind = '', { viewBox, width, height }: Frame = SQUARE): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">` +
    '<filter id="shadow" x="0" y="0" width="800" height="800" filterUnits="userSpaceOnUse">' +
    '<feDropShadow dx="16" dy="20" stdDeviation="0" flood-color="#5b4a26" flood-opacity=".22"/></filter>' +
    `<rect width="800" height="800" fill="${tones.paper}"/>${behind}<g filter="url(#shadow)">${object}</g></svg>`
  )
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function move(x: number, y: number, content: string, scale = 1, degrees = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})">${content}</g>`
}

/** Clips SVG content to an outline, for example a shadow to a rounded object. */
export function inside(d: string, content: string): string {
  // IDs must be unique only within a picture, because each picture is a separate document.
  const id = `inside-${[...d].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) % 1e9, 7)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Draws the shop's logo, centered on a position and 120 units high. */
export function bolt(x: number, y: number, scale: number, fill: string): string {
  return move(x, y, shape('M14-62-40 10H-6L-16 62 40-14H6Z', fill), scale)
}

/** Draws a grounded outlet, centered on a position and 96 by 96 units in size. */
export function outlet(x: number, y: number, scale: number, face: string, hole: string): string {
  const holes =
    rect(-27, -28, 10, 36, 3, hole) +
    rect(17, -24, 10, 28, 3, hole) +
    shape('M-11 34V26a11 11 0 0 1 22 0v8Z', hole)
  return move(x, y, rect(-48, -48, 96, 96, 30, face) + holes, scale)
}

/** Draws a plug at the end of a cord that hangs from above. */
export function plug(x: number, y: number, degrees = 0): string {
  const { ink, inkLit, steel } = tones
  return move(
    x,
    y,
    rect(-22, 88, 12, 46, 3, steel) +
      rect(10, 88, 12, 46, 3, steel) +
      shape('M-14 0h28l6 26h8q14 0 14 14v50q0 6-6 6h-72q-6 0-6-6V40q0-14 14-14h8Z', ink) +
      rect(-30, 42, 14, 42, 5, inkLit),
    1,
    degrees,
  )
}
