import { runPending } from '../../navigation/page-lifecycle.ts'
import { connectedElements, type ElementHost, findConnected, hostOf } from '../element/element-hosts.ts'
import { prefixed } from '../settings/page-settings.ts'
import { pageBody } from './page-body.ts'

/**
 * Appends an element to the page, unless the page already has one or other code has defined an element with
 * that name. Renders the element even if other elements still wait for the store.
 */
export function insertElement(name: string): void {
  const host = findConnected(name) ?? createElement(name)
  if (!host) return
  if (!host.element.isConnected) pageBody().append(host.element)
  runPending()
}

/** Creates an element that is removed with the page's own ones. Undefined if this copy does not define it. */
function createElement(name: string): ElementHost | undefined {
  const host = hostOf(document.createElement(prefixed(name)))
  if (host) host.isAutoInserted = true
  return host
}

/** Removes the auto-inserted elements when no other elements of this library are left on the page. */
export function removeAutoInserted(): void {
  const hosts = [...connectedElements]
  if (hosts.every(({ isAutoInserted }) => isAutoInserted)) for (const { element } of hosts) element.remove()
}
