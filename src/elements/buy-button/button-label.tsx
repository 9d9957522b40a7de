import { useLayoutEffect, useRef, useState } from 'react'
import { Text } from '../../ui/text.tsx'

interface ButtonLabelProps {
  /** The label if the element has no content. */
  fallback: string
}

/**
 * The button's label: the element's content, or `fallback` if the content is empty or only spaces. The
 * fallback content of a `<slot>` would not appear if the element contains only spaces.
 */
export function ButtonLabel({ fallback }: ButtonLabelProps) {
  const slot = useRef<HTMLSlotElement>(null)
  const [hasContent, setHasContent] = useState(false)
  useLayoutEffect(() => {
    const element = slot.current
    const update = () => setHasContent(Boolean(element?.assignedNodes().some(isVisible)))
    update()
    element?.addEventListener('slotchange', update)
    return () => element?.removeEventListener('slotchange', update)
  }, [])
  return (
    <span>
      <slot ref={slot} />
      {!hasContent && <Text>{fallback}</Text>}
    </span>
  )
}

function isVisible(node: Node): boolean {
  return (
    Boolean(node.textContent?.trim()) || (node instanceof Element && node.matches('img, svg, :has(img, svg)'))
  )
}
