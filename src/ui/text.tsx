interface TextProps {
  /** The text to show. */
  children: string | number
}

/**
 * Text that can change while shown. Translators in browsers replace text nodes, and Preact would keep
 * updating the node that is no longer on the page. With the text as its key, the whole element is replaced.
 */
export function Text({ children }: TextProps) {
  return <span key={children}>{children}</span>
}
