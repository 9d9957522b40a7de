import { charging } from './charging.ts'
import { clothing } from './clothing.ts'
import { lighting } from './lighting.ts'
import { power } from './power.ts'
import { safety } from './safety.ts'
import { supplies } from './supplies.ts'
import { tools } from './tools.ts'

const drawings = new Map(
  Object.entries({ ...charging, ...clothing, ...power, ...lighting, ...safety, ...supplies, ...tools }),
)

/** The names of all product pictures. */
export const pictureNames: readonly string[] = [...drawings.keys()]

/** Returns a product picture as SVG, or undefined for an unknown name. */
export function drawPicture(name: string): string | undefined {
  return drawings.get(name)?.()
}
