/**
 * The HTML elements and attributes that product descriptions may contain, as DOMPurify options. Forms, audio, video,
 * scripts, styles and the attributes `id` and `name` are not allowed.
 */
export const ALLOWED_HTML = {
  ALLOWED_TAGS: (
    'a abbr acronym address article aside b bdi bdo big blockquote body br caption center cite code col colgroup data dd del ' +
    'details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark ' +
    'menu nav nobr ol p picture pre q rp rt ruby s samp search section small source span strike strong sub summary sup table ' +
    'tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
  ALLOWED_ATTR: (
    'align alt bgcolor clear color colspan dir download face headers ' +
    'height hidden href hreflang lang media nowrap open reversed role rowspan scope size sizes span src ' +
    'srcset start title translate type valign value width'
  ).split(' '),
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const
