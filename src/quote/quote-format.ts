/** Supported encodings of a quote: JSON, `multipart/form-data` and `application/x-www-form-urlencoded`. */
export const QUOTE_FORMATS = ['json', 'form', 'urlencoded'] as const

/** The encoding of a quote. */
export type QuoteFormat = (typeof QUOTE_FORMATS)[number]
