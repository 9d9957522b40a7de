/** Names and values; those that are empty are left out, `true` stands alone. */
export type Attributes = Record<string, string | true>

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** An element as text. Many attributes stand on lines of their own: every CMS keeps that. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => (value === true ? key : `${key}="${escapeText(value).replaceAll('"', '&quot;')}"`))
  const gap = written.length > 2 ? '\n  ' : ' '
  return `<${[name, ...written].join(gap)}>${content}</${name}>`
}
