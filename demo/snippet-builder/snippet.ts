import { PIECES, type Piece, type SnippetChoices, STORE_PIECES, scriptAddress } from './choices.ts'
import { cssFor } from './colors.ts'
import { fallbackFor } from './fallback.ts'
import { type Attributes, element } from './markup.ts'
import { warningsFor } from './warnings.ts'

export interface Snippet {
  /** For the page. On Wix: what its panels ask for, a paragraph a tag. */
  html: string
  /** For an administrator, once for the whole site; empty where `html` brings the script along. */
  script: string
  /** For the host's field for CSS; empty where nothing has to be said. */
  css: string
  /** In plain words: what to put right, and what the host needs. */
  warnings: string[]
}

/** The text to paste for what somebody has chosen. No inline script and no inline style: hosts take them out or break them. */
export function snippetFor(choices: SnippetChoices): Snippet {
  const pieces = PIECES.filter((piece) => choices.pieces.includes(piece))
  const rest = { css: cssFor(choices), warnings: warningsFor(choices) }
  const tags = (write: (piece: Piece) => string) =>
    pieces.map((piece) => inColumn(piece, choices, write(piece))).join('\n\n')
  const script = scriptTag(choices)
  if (choices.host === 'wix') return { html: tags((piece) => wixPanel(piece, choices)), script: '', ...rest }
  if (choices.host === 'wordpress-author') {
    return { html: tags((piece) => divFor(piece, choices)), script, ...rest }
  }
  // An empty line between two tags: editors that make paragraphs of lines would put breaks between them otherwise.
  return { html: `${script}\n\n${tags((piece) => tagFor(piece, choices))}`, script: '', ...rest }
}

function scriptTag(choices: SnippetChoices): string {
  return element('script', {
    src: scriptAddress(choices),
    integrity: choices.integrity,
    // Without it a browser refuses to check a file of another origin.
    crossorigin: choices.integrity && 'anonymous',
    defer: true,
    'data-store-host': choices.storeHost.trim(),
    'data-store-id': choices.storeId.trim(),
  })
}

function tagFor(piece: Piece, choices: SnippetChoices): string {
  return element(piece, attributesOf(piece, choices), fallbackFor(piece, choices))
}

/** For those whose tags are stripped: a `<div>` is kept, and becomes the tag. It names its store, since the script line is another's. */
function divFor(piece: Piece, choices: SnippetChoices): string {
  const attributes = Object.entries({ ...attributesOf(piece, choices), ...storeOf(piece, choices) })
  const data = attributes.map(([name, value]) => [`data-${name}`, value])
  return element(
    'div',
    { 'data-electrician-element': piece, ...Object.fromEntries(data) },
    fallbackFor(piece, choices),
  )
}

/** WordPress’s themes put paragraphs and boxes into the column of a page, but not a button that could stand in a line of text. */
function inColumn(piece: Piece, { host }: SnippetChoices, html: string): string {
  return piece === 'cart-button' && host.startsWith('wordpress') ? element('div', {}, html) : html
}

function wixPanel(piece: Piece, choices: SnippetChoices): string {
  const attributes = Object.entries({ ...attributesOf(piece, choices), ...storeOf(piece, choices) })
  const lines = attributes.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = ${value}`)
  const head = [`Server URL: ${scriptAddress(choices)}`, `Tag name: ${piece}`]
  return [...head, ...(lines.length > 0 ? ['Attributes:', ...lines] : [])].join('\n')
}

function storeOf(piece: Piece, { storeHost, storeId }: SnippetChoices): Attributes {
  return STORE_PIECES.includes(piece) ? { 'store-host': storeHost.trim(), 'store-id': storeId.trim() } : {}
}

function attributesOf(piece: Piece, choices: SnippetChoices): Attributes {
  const { businessName, ownerName, phone, email, storePage, successPage } = choices
  switch (piece) {
    case 'electrician-site':
      return {
        'business-name': businessName.trim(),
        'owner-name': ownerName.trim(),
        phone: phone.trim(),
        email: email.trim(),
        // A CMS answers only the addresses it knows.
        routing: 'hash',
      }
    case 'store-grid':
      return { 'product-url': productAddress(choices) }
    case 'product-detail':
      return { 'store-url': storePage.trim() }
    case 'cart-drawer':
      return { 'success-url': successPage.trim() }
    case 'order-success':
      return { 'store-url': storePage.trim() }
    case 'about-owner':
      return { 'owner-name': ownerName.trim() }
    case 'contact-info':
      return { phone: phone.trim(), email: email.trim() }
    default:
      return {}
  }
}

/** The product page with the id in its query, where `product-detail` looks for it. */
function productAddress({ productPage }: SnippetChoices): string {
  const page = productPage.trim()
  return page && `${page}${page.includes('?') ? '&' : '?'}product={id}`
}
