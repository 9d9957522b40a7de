/** Attribute values by name. An empty value omits the attribute; `true` writes only its name. */
export type Attributes = Record<string, string | true>

/** Escapes text for HTML and JSX. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/**
 * Returns an element as HTML. If there are more than two attributes, each one is on its own line, a format that every
 * CMS preserves.
 */
export function element(name: string, attributes: Attributes, content = ''): string {
  return `<${openingOf(name, attributes)}>${content}</${name}>`
}

/** Returns an element without content as JSX. */
export function jsxElement(name: string, attributes: Attributes): string {
  return `<${openingOf(name, attributes)} />`
}

/** Returns an element's name and attributes in the format of a start tag. */
export function openingOf(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => (value === true ? key : `${key}="${escapeText(value).replaceAll('"', '&quot;')}"`))
  return [name, ...written].join(written.length > 2 ? '\n  ' : ' ')
}
