import { isSet } from './attributes.ts'
import type { ElementHost } from './connected-elements.ts'

/**
 * Keeps an element's boolean attributes in sync with its state: sets or removes them when the element dispatches an
 * event that reports a state change.
 */
export function reflectEvent(host: ElementHost, event: string): void {
  const { element, definition } = host
  host.isReflecting = true
  for (const [attribute, { setBy, removedBy }] of Object.entries(definition.reflects ?? {}))
    if (event === setBy || event === removedBy) element.toggleAttribute(attribute, event === setBy)
  host.isReflecting = false
}

/** Updates an element's state after the page has set or removed one of its boolean attributes. */
export function applyFlag({ element, definition, isReflecting }: ElementHost, attribute: string): void {
  if (!element.isConnected || isReflecting) return
  const reflected = definition.reflects?.[attribute]
  if (isSet(element.getAttribute(attribute))) reflected?.onSet(element)
  else reflected?.onRemoved(element)
}

/** Updates an element's state if boolean attributes are already set when the element is connected. */
export function applySetFlags(host: ElementHost): void {
  for (const attribute of Object.keys(host.definition.reflects ?? {}))
    if (isSet(host.element.getAttribute(attribute))) applyFlag(host, attribute)
}
