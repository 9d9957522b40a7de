import { charging } from './charging.ts'
import { clothing } from './clothing.ts'
import { lighting } from './lighting.ts'
import { power } from './power.ts'
import { safety } from './safety.ts'
import { tools } from './tools.ts'

const pictures = new Map(
  Object.entries({ ...charging, ...clothing, ...power, ...lighting, ...safety, ...tools }),
)

/** The picture of that name, if there is one. */
export function drawPicture(name: string): string | undefined {
  return pictures.get(name)?.()
}
