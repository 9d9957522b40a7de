import { type Host, type Piece, type SnippetChoices, STORE_PIECES, scriptAddress } from './choices.ts'
import { emailLink, phoneLink } from './fallback.ts'

/** What each host does to a snippet, or wants of whoever pastes it. */
const hostNotes: Record<Host, readonly string[]> = {
  wordpress: [
    'Paste it into a “Custom HTML” block. In a paragraph it would be shown as text.',
    'On a network of sites (multisite) an administrator may post no more than an author: choose “WordPress, as an author” there.',
    'A plugin that joins or delays scripts has to leave this one alone, or the data-… settings are lost.',
  ],
  'wordpress-author': [
    'WordPress takes scripts and tags it does not know out of what authors post, so these are <div>s that become the tags.',
    'The script line has to be put on the site once by an administrator: in the theme’s footer, or with a plugin for header and footer code.',
  ],
  wix: [
    'Wix has no place for the snippet as it is. Add a “Custom Element” for each tag, and copy the values into its panel: server URL, tag name, attributes.',
    'The server URL has to begin with https://, and the tag name has to be exactly this. Custom elements need a paid plan with a domain of your own.',
    'Wix shows nothing until the script has run: write your phone number on the page as well.',
  ],
  squarespace: [
    'Paste it into a “Code” block set to HTML, with “Display source” off. Scripts in code blocks need a plan that has code injection.',
    'While you edit, Squarespace does not run scripts and shows the text inside the tags. Save, and look at the page in another window.',
  ],
  'by-hand': [
    'With a Content-Security-Policy, allow the script’s origin in script-src, your store’s in connect-src, and its pictures’ in img-src.',
  ],
}

/** In plain words what to put right, and what the chosen host needs. */
export function warningsFor(choices: SnippetChoices): string[] {
  return [...gapsIn(choices), ...piecesAlone(choices), ...hostNotes[choices.host], ...scriptNotes(choices)]
}

function gapsIn({ pieces, phone, email, storeHost, storeId }: SnippetChoices): string[] {
  const gaps: string[] = []
  if (pieces.length === 0) gaps.push('Nothing is chosen yet: pick at least one piece.')
  if (!phoneLink(phone) && !emailLink(email)) {
    gaps.push(
      'Without a phone number or an e-mail address nobody learns how to reach you where the script can’t run.',
    )
  }
  if (!pieces.some((piece) => STORE_PIECES.includes(piece))) return gaps
  if (!/^(https?:\/\/|\/)\S+$/.test(storeHost.trim())) {
    gaps.push('The store’s host has to be an address that begins with https://.')
  }
  if (!storeId.trim())
    gaps.push('The store’s id is missing. Your provider shows it in the settings of your store.')
  return gaps
}

function piecesAlone({ pieces, productPage, host }: SnippetChoices): string[] {
  const has = (piece: Piece) => pieces.includes(piece)
  const notes: string[] = []
  const isWhole = has('electrician-site') || has('store-front')
  if (isWhole && pieces.length > 1) {
    notes.push(
      'The whole website and the whole store bring the smaller pieces along: beside them a piece is there twice.',
    )
  }
  if (has('electrician-site') && host === 'by-hand') {
    notes.push(
      'A host that answers every address with this page can do without routing="hash"; then addresses have no #.',
    )
  }
  if (has('store-grid') && !has('product-detail')) {
    notes.push(`A product leads to ${productPage}: put the product piece on that page.`)
  }
  if ((has('store-grid') || has('product-detail')) && !has('cart-button')) {
    notes.push(
      'Without a cart button a visitor can’t look into the cart again. Its place is the header of every page.',
    )
  }
  if (!isWhole && (has('store-grid') || has('product-detail')) && !has('cart-drawer')) {
    notes.push('Without the cart piece, paid orders return to /success of your site.')
  }
  return notes
}

function scriptNotes(choices: SnippetChoices): string[] {
  const notes: string[] = []
  const address = scriptAddress(choices)
  if (!address.startsWith('https://')) {
    notes.push('The script’s address has to begin with https://, or pages that do will refuse it.')
  }
  // Wix writes the script tag itself, without a checksum.
  if (choices.host === 'wix') return notes
  notes.push(
    choices.integrity
      ? 'The checksum (integrity) fits this very file: upload it unchanged, and make a new snippet with the next version. On another domain than the page, the file’s host has to send Access-Control-Allow-Origin: *.'
      : 'The script could not be read here, so the snippet has no checksum (integrity).',
  )
  return notes
}
