import type { Plugin } from 'vite'
import packageInfo from '../package.json' with { type: 'json' }
import { en } from '../src/texts/en.ts'
import { elementNames } from './element-names.ts'
import { languageNames } from './language-names.mjs'
import { sourceHash } from './source-hash.ts'
import { storeTypes } from './store-types.mjs'

/** Substitutes the constants declared in src/env.d.ts. Servers and tests skip the hash, because they need no build. */
export function constants({ hasLoader = false, isOneFile = false } = {}): Plugin {
  return {
    name: 'constants',
    async config(_, { command }) {
      const sources = command === 'build' ? await sourceHash() : 'unbuilt'
      return {
        define: {
          __VERSION__: JSON.stringify(packageInfo.version),
          __SOURCES__: JSON.stringify(sources),
          __LANGUAGES__: JSON.stringify(languageNames()),
          __STORES__: JSON.stringify(storeTypes()),
          __ELEMENT_NAMES__: JSON.stringify(elementNames()),
          __TEXT_KEYS__: JSON.stringify(Object.keys(en)),
          __HAS_LOADER__: JSON.stringify(hasLoader),
          __ONE_FILE__: JSON.stringify(isOneFile),
        },
      }
    },
  }
}

/** The oldest browsers that the scripts support. They are the first that support `light-dark()` in CSS. */
export const browsers = ['chrome123', 'safari17.5', 'firefox120']

/**
 * What the bundler removes in addition to unused code: reads of unused properties, which saves 0.3 kB gzipped, and the
 * components of lucide-react, because `ui/icon.tsx` only uses their shapes. No code relies on side effects of either.
 */
export const treeshake = {
  propertyReadSideEffects: false as const,
  manualPureFunctions: ['createLucideIcon'],
}

/**
 * The first line of a file of which most code runs when a page starts. V8 then compiles the whole file in the
 * background, instead of each function at its first call. A one-file script would be slower with it.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'
