import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

// What the libraries carry and this script never uses, left out while it is built. Each step refuses to work on an
// update that it no longer fits, rather than leave the script large or wrong without a word.

/**
 * lucide's icons, drawn by our own few lines instead of the library's component, and without the names, aliases and
 * React keys that come with each drawing: 2 kB less for every visitor.
 */
export function leanIcons(): Plugin {
  const ours = fileURLToPath(new URL('../src/components/ui/lucide-icon.ts', import.meta.url))
  return {
    name: 'lean-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? ours : undefined,
    transform: (code, id) =>
      /lucide-react.*\/icons\/[^/]+\.mjs$/.test(id)
        ? code.replace(/, key: "[^"]*"| {2}(name|size|aliases): .*,\n/g, '')
        : undefined,
  }
}

/** React's JSX functions as plain ones: a CommonJS module's are called through its exports, each of 400 times. */
export function directJsx(): Plugin {
  const id = '\0direct-jsx'
  return {
    name: 'direct-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'react/jsx-runtime' && importer !== id ? id : undefined),
    load: (loaded) =>
      loaded === id
        ? "import * as runtime from 'react/jsx-runtime'; export const { jsx, jsxs, Fragment } = runtime"
        : undefined,
  }
}

/**
 * r2wc without its ways of turning attributes into props, and without its loops over props and events:
 * `define-element.tsx` has its own of each and hands it none.
 */
export function leanWrapper(): Plugin {
  const loop = /^( +)for \(const \w of \w\)(?: \{\n[\s\S]*?^\1\}|\n(?:\1 {2}\S.*;|[\s\S]*?^\1 {2}\};))\n/gm
  return {
    name: 'lean-wrapper',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/@r2wc/core/dist/core.js')) return
      const lean = code.replace(/ = \{\s*string: \w+,\s*number: [^}]*\}/, ' = {}')
      if (lean === code) this.error('r2wc’s table of attribute types is not where it was: look at it anew.')
      if (lean.match(loop)?.length !== 5) this.error('r2wc has other loops than it had: look at it anew.')
      return lean.replace(loop, '')
    },
  }
}

/** React's names one by one, where a library asks for all of React as one object: what nobody names is left out. */
export function namedReact(): Plugin {
  const whole = /^import (\w+) from ["']react["']/m
  return {
    name: 'named-react',
    enforce: 'pre',
    transform: (code, id) =>
      /node_modules\/(@r2wc|zustand)\//.test(id)
        ? code.replace(whole, 'import * as $1 from "react"')
        : undefined,
  }
}
