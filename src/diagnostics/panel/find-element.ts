import type { LoggedMessage } from '../log-message.ts'

/** Returns the elements of the page and its open shadow roots that match a selector. */
export type FindAll = (selector: string) => readonly Element[]

/** Matches a tag anywhere in a message, such as `<store-grid>` or `<product-card product-id="p1">`. */
const TAG = /<([a-z][\w.-]*)((?:\s[\w-]+(?:="[^"]*")?)*)>/
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

/**
 * Returns the element that a message is about: the one that the check has found, or the first one that
 * matches the tag and attributes in the message.
 */
export function findMessageElement({ element, text }: LoggedMessage, findAll: FindAll): Element | undefined {
  if (element?.isConnected) return element
  const [, tag = ''] = TAG.exec(text) ?? []
  const named = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value]) => [name, value] as const)
  const found = tag ? findAll(tag.replaceAll('.', '\\.')) : []
  return found.find((each) => named.some(([name, value]) => each.getAttribute(name) === value)) ?? found[0]
}

/** Returns the control that a message names in quotes, such as `“Book Now”`. */
export function findControl({ text }: LoggedMessage, findAll: FindAll): Element | undefined {
  const [, label = ''] = /“(.+?)”/.exec(text) ?? []
  return findAll('button').find((button) => label && button.textContent?.includes(label))
}
