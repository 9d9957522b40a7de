const TRANSLATED = /\b(?:__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(\s*'((?:[^'\\]|\\.)*)'/g

/**
 * Returns a translation template (.pot) with the English texts of PHP and JavaScript files.
 * @param sources the files' contents by path
 */
export function translationTemplate(version: string, sources: Readonly<Record<string, string>>): string {
  const places = new Map<string, Set<string>>()
  for (const [path, source] of Object.entries(sources)) {
    for (const [, text = ''] of source.matchAll(TRANSLATED)) {
      const english = text.replace(/\\(.)/g, '$1')
      places.set(english, (places.get(english) ?? new Set()).add(path))
    }
  }
  const entries = [...places].map(
    ([text, paths]) => `\n#: ${[...paths].join(' ')}\n${formatMark(text)}msgid ${quoted(text)}\nmsgstr ""\n`,
  )
  return `msgid ""
msgstr ""
"Project-Id-Version: Electrician Elements ${version}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: electrician-elements\\n"
${entries.join('')}`
}

/** Marks texts with placeholders, so that translation tools check the placeholders. */
function formatMark(text: string): string {
  return /%(?:\d\$)?[sd]/.test(text) ? '#, php-format\n' : ''
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
}
