/** The tags a snippet can hold, in the order in which it lists them. */
export const PIECES = [
  'electrician-site',
  'store-front',
  'cart-button',
  'store-grid',
  'product-detail',
  'cart-drawer',
  'order-success',
  'service-list',
  'about-owner',
  'contact-info',
  'quote-form',
] as const
export type Piece = (typeof PIECES)[number]

/** Those that show or sell what the store has. */
export const STORE_PIECES: readonly Piece[] = [
  'electrician-site',
  'store-front',
  'store-grid',
  'product-detail',
  'cart-drawer',
]

/** Where the snippet is pasted. An author of WordPress may post less than an administrator. */
export const HOSTS = ['wordpress', 'wordpress-author', 'wix', 'squarespace', 'by-hand'] as const
export type Host = (typeof HOSTS)[number]

export const SCRIPTS = { react: 'electrician-elements.js', lite: 'electrician-elements.lite.js' } as const
export type ScriptKind = keyof typeof SCRIPTS

/** The ground the tags stand on: the page's own, since the tags have none. */
export const GROUNDS = ['light', 'dark', 'visitor'] as const
export type Ground = (typeof GROUNDS)[number]

/** What somebody says about their page. Texts may be empty. */
export interface SnippetChoices {
  pieces: readonly Piece[]
  host: Host
  script: ScriptKind
  /** Where the script lies, without the file's name. */
  scriptFolder: string
  /** `sha384-…` of the script; empty where nobody could read it. */
  integrity: string
  storeHost: string
  storeId: string
  businessName: string
  ownerName: string
  phone: string
  email: string
  /** Addresses of the pages that hold the pieces. */
  storePage: string
  productPage: string
  successPage: string
  /** `#rrggbb`, or empty for the amber that is there anyway. */
  accent: string
  ground: Ground
}

export const DEFAULT_CHOICES: SnippetChoices = {
  pieces: ['store-front'],
  host: 'wordpress',
  script: 'react',
  scriptFolder: 'https://your-site.example/',
  integrity: '',
  storeHost: 'https://store.example',
  storeId: 'your-store',
  businessName: 'Volt & Sons',
  ownerName: 'Marco Volt',
  phone: '(555) 010-0199',
  email: 'hello@voltandsons.example',
  storePage: '/store/',
  productPage: '/product/',
  successPage: '/success/',
  accent: '',
  ground: 'light',
}

export function scriptAddress({ scriptFolder, script }: SnippetChoices): string {
  return `${scriptFolder.trim().replace(/\/*$/, '/')}${SCRIPTS[script]}`
}
