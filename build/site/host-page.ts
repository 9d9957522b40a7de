import { Window } from 'happy-dom'

/** The owner's page: one `electrician-site` with the business's facts, and the script. */
export interface HostPage {
  html: string
  /** As it is written: with the prefix, if the script tag has one. */
  tag: string
  /** null where the page has none. */
  site: Element | null
  script: Element | null
  /** Text of the JSON child. */
  json: string | null
  /** Addresses of what the page loads from beside itself, as they are written. */
  files: string[]
}

export function readHostPage(text: string): HostPage {
  const html = text.replaceAll(/\r\n?/g, '\n')
  const parsed = new new Window().DOMParser().parseFromString(html, 'text/html')
  const document = parsed as unknown as Document
  const scripts = [...document.querySelectorAll('script')]
  const script =
    scripts.find((one) =>
      /(?:^|\/)electrician-elements(?:\.lite)?\.js$/.test(one.getAttribute('src') ?? ''),
    ) ??
    scripts.find((one) => one.hasAttribute('data-store-id') || one.hasAttribute('data-store-host')) ??
    null
  const tag = `${script?.getAttribute('data-prefix') ?? ''}electrician-site`.toLowerCase()
  const site = document.querySelector(tag)
  const facts = [...(site?.children ?? [])].find((child) => child.matches('script[type="application/json"]'))
  const loading = document.querySelectorAll(
    'script[src], img[src], link[rel~="stylesheet"], link[rel~="icon"]',
  )
  const files = [...loading].map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '')
  return { html, tag, site, script, json: facts?.textContent ?? null, files }
}

/** An attribute of the tag, of the nearest one around it, or of the script, as the tag itself looks it up. */
export function storeSetting({ site, script }: HostPage, name: string): string | null {
  let at = site
  while (at) {
    const value = at.getAttribute(name)
    if (value) return value
    at = at.parentElement
  }
  return script?.getAttribute(`data-${name}`) ?? null
}

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`
/** What may hold text that looks like a tag. */
const OPAQUE = `<!--[\\s\\S]*?-->|<(script|style|title|textarea)\\b${ATTRIBUTES}>[\\s\\S]*?</\\1\\s*>`
const PIECE = new RegExp(`${OPAQUE}|<[a-z][\\w-]*${ATTRIBUTES}>|</head\\s*>`, 'gi')

/** The page with each tag, and each whole script or title, replaced by what `change` makes of it. */
export function changePieces(html: string, change: (piece: string) => string): string {
  return html.replaceAll(PIECE, (piece) => (piece.startsWith('<!--') ? piece : change(piece)))
}

/** A start tag with an attribute set, or with null taken away. */
export function withAttribute(tag: string, name: string, value: string | null): string {
  const present = new RegExp(`\\s${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>"']+))?(?=[\\s/>])`, 'i')
  const bare = tag.replace(present, '')
  return value === null
    ? bare
    : bare.replace(/^<[\w-]+/, (start) => `${start} ${name}="${escapeHtml(value)}"`)
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
