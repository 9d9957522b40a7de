import { realpathSync } from 'node:fs'
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
        ? code.replace(/,\s*key: "[^"]*"| {2}(name|size|aliases): .*,\n/g, '')
        : undefined,
  }
}

/** Each icon from its own file: through the library's one door a build reads two thousand to use two dozen. */
export function directIcons(): Plugin {
  const folder = realpathSync(
    fileURLToPath(new URL('../node_modules/lucide-react/dist/esm/icons', import.meta.url)),
  )
  const fileOf = (icon: string) => `${folder}/${icon.replace(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase()}.mjs`
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/src/components/')
        ? code.replace(/^import \{ (.*) \} from 'lucide-react'$/gm, (_, names: string) =>
            names
              .split(', ')
              .map((name) =>
                name.startsWith('type ')
                  ? `import type { ${name.slice(5)} } from 'lucide-react'`
                  : `import ${name} from ${JSON.stringify(fileOf(name))}`,
              )
              .join('\n'),
          )
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
 * r2wc without its ways of turning attributes into props and events into callbacks: `define-element.tsx` has its own of
 * each and hands it none. Once nothing asks for them, its tables go as well.
 */
export function leanWrapper(): Plugin {
  return withoutParts('lean-wrapper', '/@r2wc/core/dist/core.js', [
    {
      what: 'loops',
      pattern: /^( +)for \(const \w of \w\)(?: \{\n[\s\S]*?^\1\}|\n(?:\1 {2}\S.*;|[\s\S]*?^\1 {2}\};))\n/gm,
      count: 5,
    },
    { what: 'tables', pattern: /^ {2}\w\.props \|\| .*\n {2}const .*;\n/gm },
    {
      what: 'methods',
      pattern: /^ {4}(?:static get observedAttributes|attributeChangedCallback)\([\s\S]*?^ {4}\}\n/gm,
      count: 2,
    },
  ])
}

/**
 * React's names one by one, where a library asks for all of React as one object: what nobody names is left out. So is what
 * is told to React's developer tools alone.
 */
export function namedReact(): Plugin {
  const whole = /^import (\w+) from ["']react["']/m
  const told = /^ *React\.useDebugValue\(.*\);\n/m
  return {
    name: 'named-react',
    enforce: 'pre',
    transform: (code, id) =>
      /node_modules\/(@r2wc|zustand)\//.test(id)
        ? code.replace(whole, 'import * as $1 from "react"').replace(told, '')
        : undefined,
  }
}

/** The drawings' attributes that JSX has other names for than SVG has: all that the sources use of them. */
export const drawnAttributes = /^stroke[A-Z]/

/** What of React the sources do without, and preact/compat therefore need not stand in for; a test looks for it. */
export const notUsed =
  /\b(?:style=\{|defaultValue|download=|translate=|multiple\b|componentWill|persist\(|isPropagationStopped|isDefaultPrevented|nativeEvent)/

/**
 * preact/compat without what nobody here asks of it: the names of React's old lifecycle, its events' methods, styles as objects,
 * defaults and lists of a choice, and the table of all of SVG's attributes.
 */
export function leanPreact(): Plugin {
  return withoutParts('lean-preact', '/preact/compat/dist/compat.mjs', [
    {
      what: 'lifecycle',
      pattern: /,\["componentWillMount",.*?\}\);(?=var \w=\w\.event)/g,
      instead: ';',
    },
    { what: 'events', pattern: /var (\w)=\w\.event;\w\.event=function.*?\.nativeEvent=\w\};/g },
    {
      what: 'properties',
      pattern: /if\("style"==\w&&.*?else if\((?="o"==\w\[0\])/g,
      instead: 'if(',
    },
    { what: 'choices', pattern: /if\("select"==\w\)\{var .*?\.props\.value\}\)\)\}/g },
    {
      what: 'attributes',
      pattern: /\/\^\(\?:accent\|[^/]*\)\[A-Z\]\//g,
      instead: String(drawnAttributes),
    },
  ])
}

interface Part {
  what: string
  /** With the flag `g`. */
  pattern: RegExp
  instead?: string
  /** How often the library has it. */
  count?: number
}

/** A library's file with its parts replaced; one that has them more or less often is another than was read, and is refused. */
function withoutParts(name: string, file: string, parts: Part[]): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(file)) return
      return parts.reduce((lean, { what, pattern, instead = '', count = 1 }) => {
        if (lean.match(pattern)?.length !== count)
          this.error(`${file} has other ${what} than it had: look at it anew.`)
        return lean.replace(pattern, instead)
      }, code)
    },
  }
}
