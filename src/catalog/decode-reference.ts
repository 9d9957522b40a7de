/** The characters that descriptions contain most often, and all that are known without a browser. */
const known = new Map(
  Object.entries({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
    '&nbsp;': ' ',
    '&rsquo;': '’',
    '&lsquo;': '‘',
    '&rdquo;': '”',
    '&ldquo;': '“',
    '&ndash;': '–',
    '&mdash;': '—',
    '&hellip;': '…',
    '&deg;': '°',
    '&euro;': '€',
    '&eacute;': 'é',
    '&Eacute;': 'É',
  }),
)

/**
 * Returns the character of a named reference such as `&uuml;`. Returns other text unchanged. Uses the WebVTT
 * cue parser, because it decodes all of HTML's named references and is not restricted by Trusted Types.
 */
export function decodeReference(reference: string): string {
  let text = known.get(reference)
  if (text === undefined && typeof VTTCue === 'function') {
    text = new VTTCue(0, 1, reference).getCueAsHTML().textContent ?? reference
    known.set(reference, text)
  }
  return text ?? reference
}
