import { escapeHtml } from '../runtime/hydration/escape-html.ts'
import { parseUrl } from '../untrusted/parse-url.ts'
import { absoluteUrl } from './collect-page-head.ts'
import { type HostPage, hasToken } from './host-page.ts'
import { attributeOf } from './html-source.ts'

/**
 * Returns the link that connects to the store while the page loads. Empty without a store on another origin, and if the
 * owner's page contains the link.
 */
export function storeLinks({ elements, store }: HostPage): string[] {
  const host = store.settings?.host ?? ''
  const origin = /^https?:/i.test(host) ? originOf(host) : null
  const links = elements.filter((element) => hasToken(element, 'rel', ['preconnect']))
  const isLinked = links.some((link) => originOf(attributeOf(link, 'href')) === origin)
  if (!origin || isLinked || origin === originOf(absoluteUrl('/'))) return []
  return [`<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin>`]
}

function originOf(address: string | null): string | null {
  return (address && parseUrl(address)?.origin) || null
}
