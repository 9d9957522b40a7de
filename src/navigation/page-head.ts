/** What a screen of the website says of itself in the page's head. */
export interface PageHead {
  title: string
  description: string
  /** Absolute address of this screen, where it has one of its own. */
  canonical?: string | null
  /** Absolute address of a picture to show where the page is shared. */
  image?: string | null
  /** Structured data, one object a block (schema.org). */
  data?: readonly object[]
  /** Whether search engines should leave the screen out: there is nothing on it to find. */
  isNoIndex?: boolean
}

/** Marks what we have put into the head, so that it can be taken out again. */
const MARKER_ATTRIBUTE = 'data-electrician-elements'

/**
 * Puts a screen's title, description, canonical address, Open Graph tags and structured data into the head, in the
 * place of the page's own. The returned function restores the page's.
 */
export function setPageHead({
  title,
  description,
  canonical,
  image,
  data = [],
  isNoIndex: isUnlisted,
}: PageHead): () => void {
  // Left by the prerendered page, whose screen may be another one by now.
  document.querySelector(`meta[name=robots][${MARKER_ATTRIBUTE}=page]`)?.remove()
  const openGraph = { type: 'website', title, description, url: canonical, image }
  const restore = [
    ...(isUnlisted ? [addNoIndex()] : []),
    replaceTitle(title),
    replaceHeadElement('meta', 'name', 'description', 'content', description),
    replaceHeadElement('link', 'rel', 'canonical', 'href', canonical),
    ...Object.entries(openGraph).map(([name, content]) =>
      replaceHeadElement('meta', 'property', `og:${name}`, 'content', content),
    ),
    ...data.map(addStructuredData),
  ]
  return () => {
    for (const undo of restore.reverse()) undo()
  }
}

/** Asks search engines to leave the page out, beside whatever the page tells them itself; the returned function takes it back. */
export function addNoIndex(): () => void {
  const meta = document.createElement('meta')
  meta.name = 'robots'
  meta.content = 'noindex'
  meta.setAttribute(MARKER_ATTRIBUTE, '')
  document.head.append(meta)
  return () => meta.remove()
}

/** Adds a block of structured data; the returned function takes it out again. */
export function addStructuredData(data: object): () => void {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.setAttribute(MARKER_ATTRIBUTE, '')
  // No `</script>` in a product's title can end it early.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  try {
    script.textContent = toTrustedScript(json)
  } catch {
    // The page names the policies it allows, and ours is not among them: it goes without.
    return () => {}
  }
  // What the page was prerendered with says the same of another moment.
  document.querySelector(`script[${MARKER_ATTRIBUTE}=page]`)?.remove()
  document.head.append(script)
  return () => script.remove()
}

interface TextPolicy {
  createScript: (text: string) => string
}

let policy: TextPolicy | undefined

/** Under Trusted Types the text of a script needs a policy behind it, be the script only data. */
function toTrustedScript(json: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: TextPolicy) => TextPolicy }
  }
  policy ??= trustedTypes?.createPolicy('electrician-elements', { createScript: (text) => text })
  return policy?.createScript(json) ?? json
}

/** Whether the page brings structured data of a type itself. */
export function hasStructuredData(type: string): boolean {
  const blocks = document.querySelectorAll(`script[type="application/ld+json"]:not([${MARKER_ATTRIBUTE}])`)
  return [...blocks].some(({ textContent }) => textContent?.includes(`"${type}"`))
}

function replaceTitle(title: string): () => void {
  const before = document.title
  document.title = title
  return () => {
    document.title = before
  }
}

/** Puts a tag into the head, in the place of the page's own; without a value it only hides the page's own. */
function replaceHeadElement(
  tag: 'meta' | 'link',
  key: string,
  name: string,
  attribute: string,
  value: string | null | undefined,
): () => void {
  const before = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (!value && !before) return () => {}
  const ours = document.createElement(tag)
  if (value) {
    ours.setAttribute(key, name)
    ours.setAttribute(attribute, value)
  }
  if (before) before.replaceWith(ours)
  else document.head.append(ours)
  return () => ours.replaceWith(...(before ? [before] : []))
}
