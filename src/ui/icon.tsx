import { createElement } from 'react'

/** The shapes of an icon from `lucide-react/icons`. */
export interface IconData {
  name: string
  /** The SVG elements with their attributes. */
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps {
  data: IconData
  className?: string
}

/**
 * A decorative icon. Uses only the shapes from `lucide-react`, because the package's own components contain
 * code for options that the elements do not need.
 */
export function Icon({ data: { name, node }, className = '' }: IconProps) {
  return (
    <svg
      className={`lucide lucide-${name} ${className}`.trim()}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  )
}
