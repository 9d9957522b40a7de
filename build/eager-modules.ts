import type { Plugin } from 'vite'

/** Letters of a function: react-dom's has 190,000, and no other half of these. */
const LARGE = 50_000

interface Node {
  type: string
  start: number
  end: number
}

/**
 * A library's module that comes wrapped in a function runs as soon as the script does, but a browser puts reading functions
 * off until they are called: it would go through React twice, the second time while the visitor waits. One in parentheses
 * it reads at once, with the rest of the script and beside the page's own work; the minifier takes them for superfluous. A
 * React that comes in another shape stops the build.
 */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const modules = largest(this.parse(file.code))
        if (modules.length === 0)
          this.error('React is no large function any more: look at eager-modules.ts anew.')
        for (const { start, end } of modules.toReversed())
          file.code = `${file.code.slice(0, start)}(${file.code.slice(start, end)})${file.code.slice(end)}`
      }
    },
  }
}

/** The large functions that are handed straight to another, in the order in which they stand; none that stands in one of them. */
function largest(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'CallExpression') {
    const [first] = (node as unknown as { arguments: Node[] }).arguments
    if (first?.type === 'ArrowFunctionExpression' && first.end - first.start > LARGE) return [first]
  }
  return Object.values(node).flatMap(largest)
}
