import { isSet } from './attributes.ts'
import type { ElementHost } from './connected-elements.ts'

/** Updates an element's flag attributes when it dispatches an event for a state that is reflected to attributes. */
export function reflectEvent(host: ElementHost, event: string): void {
  const { element, definition } = host
  host.isReflecting = true
  for (const [attribute, { setBy, removedBy }] of Object.entries(definition.reflects ?? {}))
    if (event === setBy || event === removedBy) element.toggleAttribute(attribute, event === setBy)
  host.isReflecting = false
}

/** Updates the reflected state after the page has set or removed a flag attribute. */
export function applyFlag({ element, definition, isReflecting }: ElementHost, attribute: string): void {
  if (!element.isConnected || isReflecting) return
  const reflected = definition.reflects?.[attribute]
  if (isSet(element.getAttribute(attribute))) reflected?.onSet(element)
  else reflected?.onRemoved(element)
}

/** Applies the flag attributes that an element has when it is connected. */
export function applySetFlags(host: ElementHost): void {
  for (const attribute of Object.keys(host.definition.reflects ?? {}))
    if (isSet(host.element.getAttribute(attribute))) applyFlag(host, attribute)
}
