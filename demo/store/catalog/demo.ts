import { clothing } from './clothing.ts'
import { lighting } from './lighting.ts'
import { power } from './power.ts'
import { safety } from './safety.ts'
import { services } from './services.ts'
import { tools } from './tools.ts'

export const demoProducts = [...clothing, ...power, ...lighting, ...safety, ...tools, ...services]
