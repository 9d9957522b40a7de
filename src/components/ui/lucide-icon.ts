import { createElement, type SVGProps } from 'react'

/** An icon's drawing, as lucide keeps it: tag and attributes of each shape. */
interface IconData {
  node: [string, Record<string, string>][]
}

/**
 * Stands in for lucide-react's own `createLucideIcon` in every build (see vite.config.ts): sizes and strokes come from the
 * sheet, and an icon is always decoration beside words or a name, so a tenth of its code does.
 */
// biome-ignore lint/style/noDefaultExport: lucide's icons import it so
export default function createLucideIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded
  return function LucideIcon({ className = '', ...attributes }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      { viewBox: '0 0 24 24', className: `lucide ${className}`, 'aria-hidden': true, ...attributes },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    )
  }
}
