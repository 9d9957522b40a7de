import packageInfo from '../package.json' with { type: 'json' }
import { sourceHash } from './source-hash.ts'

/** The values that every build substitutes for the constants declared in src/env.d.ts. */
export const constants = {
  __VERSION__: JSON.stringify(packageInfo.version),
  __SOURCES__: JSON.stringify(sourceHash()),
}

/** The oldest browsers that the scripts support. They are the first that support `light-dark()` in CSS. */
export const browsers = ['chrome123', 'safari17.5', 'firefox120']
