import packageInfo from '../package.json' with { type: 'json' }
import { elementNames } from './element-names.ts'
import { nameOfSources } from './sources.ts'

/** Constants that every build of the sources replaces (src/env.d.ts). */
export const constants = {
  __VERSION__: JSON.stringify(packageInfo.version),
  __SOURCES__: JSON.stringify(nameOfSources()),
  __ELEMENT_NAMES__: JSON.stringify(elementNames()),
}
