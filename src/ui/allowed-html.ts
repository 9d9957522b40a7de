/** HTML elements that product descriptions may contain. Excludes forms, audio, video, scripts and styles. */
export const ALLOWED_ELEMENTS = (
  'a abbr acronym address article aside b bdi bdo big blockquote br caption center cite code col colgroup ' +
  'data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup ' +
  'hr i img ins kbd li main mark menu nav nobr ol p picture pre q rp rt ruby s samp search section small ' +
  'source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ')

/** The elements that are removed if they contain no text, picture or line. */
export const REMOVED_IF_EMPTY = 'blockquote center div h1 h2 h3 h4 h5 h6 li ol p pre section ul'.split(' ')

/** Returns whether a text shows anything. Editors leave zero-width spaces in empty paragraphs. */
export function isVisible(text: string): boolean {
  return /[^\s\u200b]/.test(text)
}

/** The attributes that these elements may have. Excludes `id`, `name`, `class` and `style`. */
export const ALLOWED_ATTRIBUTES = (
  'align alt aria-hidden aria-label aria-level bgcolor clear color colspan dir download face headers ' +
  'height hidden href hreflang lang media nowrap open reversed role rowspan scope size sizes span src ' +
  'srcset start title translate type valign value width'
).split(' ')
