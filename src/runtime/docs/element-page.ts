/** The hand-written content of an element's documentation page. The built scripts do not contain it. */
export interface ElementPage {
  /** The alternative text of the screenshot of the element. */
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
  /** Example code, if the variation needs any. */
  code?: string
  /** The language of `code`. Default: `html`. */
  language?: 'html' | 'css' | 'js'
}
