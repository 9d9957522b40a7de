import { policyFor } from '../../demo/serve.ts'

const STORE_HOST = 'https://demo-store.example'

/** The demo pages whose file name differs in the static demo, where `/` shows the list of demos. */
const renamedPages: Record<string, string> = { 'index.html': 'website.html', 'demos.html': 'index.html' }

/** Returns the file name of a demo page in the static demo. */
export function staticName(name: string): string {
  return renamedPages[name] ?? name
}

/**
 * Returns a demo page adapted for static hosting: it uses relative URLs and hash routing, runs the demo store inside
 * the page, and sets its content security policy in a `<meta>` tag.
 */
export function toStaticPage(name: string, html: string): string {
  // Keep `first-page.html` unchanged, because readers copy it as it is and it already works on any host.
  if (name === 'first-page.html') return html
  const relative = name === 'index.html' ? html.replaceAll('="/', '="') : html
  return withPolicy(
    name,
    relative
      .replace('base-path=""', 'routing="hash"')
      .replaceAll('="./"', '="website.html"')
      .replaceAll('="demos.html"', '="index.html"')
      .replaceAll(/<script src="electrician-elements\.js" data-store-host="[^"]*"([^>]*)>/g, withDemoStore),
  )
}

function withDemoStore(_: string, attributes: string): string {
  const timing = /\bdefer\b/.test(attributes) ? ' defer' : ''
  // `checkout.html` does not load the wholesale store, so that store opens its checkout as a dialog.
  const store = attributes.includes('data-store-id="wholesale"')
    ? 'src="wholesale-store.js" data-pictures="pictures/"'
    : 'src="demo-store.js" data-pictures="pictures/" data-checkout="checkout.html"'
  return (
    `<script ${store}${timing}></script>\n    ` +
    `<script src="electrician-elements.js" data-store-host="${STORE_HOST}"${attributes}>`
  )
}

/** Adds the Content-Security-Policy as a `<meta>` tag, because static hosts may not support custom headers. */
function withPolicy(name: string, html: string): string {
  // Remove `frame-ancestors`, because browsers ignore it in a `<meta>` tag and log a warning.
  const policy = policyFor(`/${name}`).replace(/ frame-ancestors [^;]*;/, '')
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`
  const [start = '<!doctype html>'] = /^<!doctype html>(?:[\s\S]*?<head>)?/i.exec(html) ?? []
  return html.replace(start, () => `${start}\n    ${meta}`)
}
