/** The hand-written content of an element's documentation page. The scripts do not contain it. */
export interface ElementPage {
  /** The text alternative of the element's picture. */
  picture: string
  /** HTML for the body of a page that uses the element. */
  example: string
  /** Other ways to use the element. */
  variations: readonly Variation[]
  /** Sentences that describe what each key does. */
  keyboard: readonly string[]
  /** Sentences that describe what screen readers announce. */
  screenReader: readonly string[]
}

/** Another way to use an element. */
export interface Variation {
  title: string
  text: string
  /** The code to write, if the variation needs any. */
  code?: string
  /** The language of `code`. Default: `html`. */
  language?: 'html' | 'css' | 'js'
}
