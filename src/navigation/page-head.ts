import { parseJson } from '../untrusted/json.ts'
import { documentProperty } from './page-document.ts'
import { pageGlobal } from './page-global.ts'
/** The content of the page's `<head>` for one screen of the website. */
export interface PageHead {
  /** What the screen shows, as an Open Graph type. Default: `website`. */
  type?: 'website' | 'product'
  title: string
  description: string
  /** Absolute canonical URL of the screen, if it has one. */
  canonical?: string | null
  /** Absolute URL of the Open Graph image. */
  image?: string | null
  /** Structured data (schema.org), one object per JSON-LD script. */
  data?: readonly object[]
  /** Whether search engines must not index the screen. */
  isNoIndex?: boolean
}

/**
 * The attribute that marks the head elements that this library has added. In a prerendered page, its value is
 * `page`.
 */
const MARKER_ATTRIBUTE = 'data-electrician-elements'

/**
 * Sets the page's title, description, canonical URL, Open Graph properties and structured data. Replaces the
 * page's own head elements. Returns a function that restores them.
 */
export function setPageHead({
  type = 'website',
  title,
  description,
  canonical,
  image,
  data = [],
  isNoIndex,
}: PageHead): () => void {
  // The prerendered `robots` element may belong to another screen.
  document.querySelector(`meta[name][${MARKER_ATTRIBUTE}=page]`)?.remove()
  // So may the prerendered links to the page in other languages.
  if (document.querySelector('link[rel=canonical]')?.getAttribute('href') !== canonical)
    for (const link of document.querySelectorAll(`link[${MARKER_ATTRIBUTE}=page]`)) link.remove()
  const picture = hasPrerenderedPicture(title)
    ? {}
    : { image, 'image:width': null, 'image:height': null, 'image:alt': null }
  const openGraph = { type, title, description, url: canonical, ...picture }
  const undos = [
    ...(isNoIndex ? [addNoIndex()] : []),
    replaceTitle(title),
    replaceHeadElement('meta', 'name', 'description', 'content', description),
    replaceHeadElement('link', 'rel', 'canonical', 'href', canonical),
    ...Object.entries(openGraph).map(([name, content]) =>
      replaceHeadElement('meta', 'property', `og:${name}`, 'content', content),
    ),
    ...data.map(addStructuredData),
  ]
  return () => {
    for (const undo of undos.reverse()) undo()
  }
}

/** Returns whether the page was prerendered for the screen with this title and has a prerendered picture. */
function hasPrerenderedPicture(title: string): boolean {
  const head = documentProperty('head')
  const ogTitle = head.querySelector('meta[property="og:title"]')?.getAttribute('content')
  return ogTitle === title && head.querySelector(`meta[property][${MARKER_ATTRIBUTE}=page]`) !== null
}

/** Adds `<meta name="robots" content="noindex">` to the head. Returns a function that removes it. */
function addNoIndex(): () => void {
  const meta = document.createElement('meta')
  meta.name = 'robots'
  meta.content = 'noindex'
  meta.setAttribute(MARKER_ATTRIBUTE, '')
  documentProperty('head').append(meta)
  return () => meta.remove()
}

/** Adds structured data (schema.org) as a JSON-LD script. Returns a function that removes it. */
export function addStructuredData(data: object): () => void {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.setAttribute(MARKER_ATTRIBUTE, '')
  // Escape `<`, so that `</script>` in a product's title cannot end the script.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  try {
    script.textContent = toTrustedScript(json)
  } catch {
    // The page's Content Security Policy does not allow our Trusted Types policy, so add no structured data.
    return () => {}
  }
  // Remove the prerendered structured data, which may be outdated.
  document.querySelector(`script[${MARKER_ATTRIBUTE}=page]`)?.remove()
  documentProperty('head').append(script)
  return () => script.remove()
}

interface ScriptPolicy {
  createScript: (text: string) => string
}

let policy: ScriptPolicy | undefined

/** Trusted Types require a policy for the text of every script, including JSON-LD. */
function toTrustedScript(json: string): string {
  const trustedTypes = pageGlobal('trustedTypes') as
    | { createPolicy?: (name: string, rules: ScriptPolicy) => ScriptPolicy }
    | undefined
  policy ??= trustedTypes?.createPolicy?.('electrician-elements', { createScript: (text) => text })
  return policy?.createScript(json) ?? json
}

/** Returns whether the page contains structured data of this type from a source other than this library. */
export function hasStructuredData(type: string): boolean {
  const scripts = document.querySelectorAll(`script[type="application/ld+json"]:not([${MARKER_ATTRIBUTE}])`)
  return [...scripts].some(({ textContent }) => containsType(parseJson(textContent), type))
}

/** Returns whether structured data has an object of the type. Types may be URLs. Objects may have several. */
function containsType(data: unknown, type: string): boolean {
  if (Object(data) !== data) return false
  const types = [Reflect.get(Object(data), '@type')].flat()
  return (
    types.some((name) => `${name}`.replace(/^.*[/:]/, '') === type) ||
    Object.values(Object(data)).some((part) => containsType(part, type))
  )
}

function setTitle(title: string): void {
  Reflect.set(Document.prototype, 'title', title, document)
}

function replaceTitle(title: string): () => void {
  const before = documentProperty('title')
  setTitle(title)
  return () => {
    setTitle(before)
  }
}

/**
 * Replaces a head element of the page with one that has the given value, or removes it if there is no value.
 * Returns a function that undoes the change.
 */
function replaceHeadElement(
  tag: 'meta' | 'link',
  key: string,
  name: string,
  attribute: string,
  value: string | null | undefined,
): () => void {
  const before = documentProperty('head').querySelector(`${tag}[${key}="${name}"]`)
  if (!value && !before) return () => {}
  const replacement = document.createElement(tag)
  if (value) {
    replacement.setAttribute(key, name)
    replacement.setAttribute(attribute, value)
  }
  if (before) before.replaceWith(replacement)
  else documentProperty('head').append(replacement)
  return () => replacement.replaceWith(...(before ? [before] : []))
}
