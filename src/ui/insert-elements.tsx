import { Fragment, type ReactNode } from 'react'

/**
 * Replaces placeholders of a text with elements, such as a link.
 * @param template a text whose placeholders are still there: `text('call_phone', { phone: '{phone}' })`
 */
export function insertElements(
  template: string,
  elements: Readonly<Record<string, ReactNode>>,
): readonly ReactNode[] {
  return template.split(/(\{\w+\})/).map((part) => {
    const name = part.slice(1, -1)
    return Object.hasOwn(elements, name) ? <Fragment key={name}>{elements[name]}</Fragment> : part
  })
}
