import type { Plugin } from 'vite'

/** From so many letters on it is worth it. */
const LARGE = 5000

interface Node {
  type: string
  start: number
  end: number
}

/**
 * A library's module that comes wrapped in a function runs as soon as the script does, but a browser puts reading functions
 * off until they are called: it would go through React twice, the second time while the visitor waits. One in parentheses
 * it reads at once, with the rest of the script and beside the page's own work; the minifier takes them for superfluous.
 */
export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const { start, end } of largest(this.parse(file.code)).toReversed())
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
