import { attributeValues } from './attribute-values.ts'
import {
  acceptsChecksum,
  ELEMENT_NAMES,
  type ElementName,
  factsAddress,
  folderOf,
  hasFacts,
  languageAddress,
  loadsModules,
  prefixOf,
  readsFacts,
  type SnippetChoices,
  scriptAddress,
} from './choices.ts'
import { cssFor } from './colors.ts'
import { fallbackFor } from './content-before-script.ts'
import { ELEMENTS } from './definitions.ts'
import { type Attributes, element, jsxElement, openingOf } from './markup.ts'
import { withPlaceholders } from './placeholders.ts'
import { dataAttributes, storeAttributes, storeConnection, storeScript } from './store.ts'
import { warningsFor } from './warnings.ts'

export interface Snippet {
  /** The HTML for the page, or for Wix the values to enter in its panels, with one paragraph per element. */
  html: string
  /** The script tags that Wix users add once for the whole site; empty if `html` contains them. */
  script: string
  /** The CSS to paste into the host's field for custom CSS; empty if all colors have default values. */
  css: string
  /** A React component that uses the npm package. */
  react: string
  /** Problems that the visitor must correct, and requirements of the chosen host. */
  warnings: string[]
}

const WEBSITE: ElementName = 'electrician-site'

/** The attributes of the `<script>` element with the business facts that apply to all elements on the page. */
const PAGE_FACTS: Attributes = { type: 'application/json', 'data-electrician-business': true }

/** Returns the code to paste. It contains no inline scripts or styles, because hosts remove or break them. */
export function snippetFor(choices: SnippetChoices): Snippet {
  const complete = withPlaceholders(choices)
  const names = ELEMENT_NAMES.filter((name) => choices.elements.includes(name))
  const rest = {
    css: cssFor(choices),
    react: reactComponent(names, complete),
    warnings: warningsFor(choices),
  }
  const all = (write: (name: ElementName) => string) =>
    names
      .map((name) => inColumn(name, complete, write(name)))
      .filter(Boolean)
      .join('\n\n')
  const script = element('script', scriptAttributes(complete))
  const added = addedScripts(complete)
  switch (choices.host) {
    case 'wix':
      return { html: all((name) => wixPanel(name, complete)), script: added.join('\n'), ...rest }
    default:
      // Put blank lines between elements, so that editors that convert lines to paragraphs insert no line breaks.
      return {
        html: [storeConnection(choices), script, ...added, pageContent(complete)]
          .filter(Boolean)
          .join('\n\n'),
        script: '',
        ...rest,
      }
  }
}

/** Returns the chosen elements and the business facts as HTML, without the script tag. */
export function pageContent(choices: SnippetChoices): string {
  const names = ELEMENT_NAMES.filter((name) => choices.elements.includes(name))
  const elements = names.map((name) => inColumn(name, choices, htmlElement(name, choices)))
  return [pageFactsScript(names, choices), ...elements].filter(Boolean).join('\n\n')
}

function scriptAttributes(choices: SnippetChoices): Attributes {
  const isModule = loadsModules(choices)
  return {
    type: isModule ? 'module' : '',
    src: scriptAddress(choices),
    ...checksumAttributes(choices, choices.integrity),
    // Browsers defer modules by default.
    defer: isModule ? '' : true,
    'data-prefix': prefixOf(choices),
    ...dataAttributes(storeAttributes(choices)),
    'data-price-format': choices.priceFormat,
  }
}

function checksumAttributes(choices: SnippetChoices, checksum: string): Attributes {
  const integrity = choices.hasChecksum && acceptsChecksum(choices) ? checksum : ''
  // Browsers load a script with a checksum from another origin only if `crossorigin` is set.
  return { integrity, crossorigin: integrity && 'anonymous' }
}

/** Returns the script tags that add the store's type and the language to a one-file script. */
function addedScripts(choices: SnippetChoices): string[] {
  const store = storeScript(choices)
  const language = languageAddress(choices)
  return [
    store &&
      element('script', {
        src: folderOf(choices) + store,
        ...checksumAttributes(choices, choices.storeIntegrity),
        defer: true,
      }),
    language && element('script', { src: language, defer: true }),
  ].filter(Boolean)
}

function htmlElement(name: ElementName, choices: SnippetChoices): string {
  const content = factsScript(name, choices) + fallbackFor(name, choices)
  return element(prefixOf(choices) + name, attributeValues(name, choices), content)
}

/**
 * Returns the `<script>` element inside `<electrician-site>` with the business facts as JSON. The JSON is escaped,
 * because some editors change `<` and `&` inside scripts.
 */
function factsScript(name: ElementName, choices: SnippetChoices): string {
  if (!hasFacts(choices) || name !== WEBSITE) return ''
  return `\n${jsonScript(choices.facts, { type: 'application/json' })}\n`
}

/** Returns the `<script>` element with the business facts for all elements on the page; empty if there are no facts. */
function pageFactsScript(names: readonly ElementName[], choices: SnippetChoices): string {
  const facts = pageFacts(names, choices)
  return facts ? jsonScript(facts, PAGE_FACTS) : ''
}

/** Returns the business facts for the whole page; null if no element needs them or the website element has its own. */
function pageFacts(names: readonly ElementName[], choices: SnippetChoices): object | null {
  if (names.includes(WEBSITE) || !readsFacts(choices)) return null
  const { phone, email } = choices
  // `<quote-form>` reads the contact details that it shows after a failed request from the facts, not from attributes.
  const contact = names.includes('quote-form') ? { phone: phone.trim(), email: email.trim() } : {}
  const given = Object.entries(contact).filter(([, value]) => value)
  const facts = { ...Object.fromEntries(given), ...choices.facts }
  return Object.keys(facts).length > 0 ? facts : null
}

export function jsonScript(facts: object, attributes: Attributes): string {
  const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
  const json = JSON.stringify(facts, null, 2).replaceAll(/[<>&]/g, (character) => escapes[character] ?? '')
  return element('script', attributes, `\n${json}\n`)
}

/** Inline elements, which are only as wide as their content. */
const inlineElements: readonly ElementName[] = ['buy-button', 'cart-button']

/** Wraps an inline element in a `<div>`, because WordPress themes align only block elements with the content column. */
function inColumn(name: ElementName, { host }: SnippetChoices, html: string): string {
  return inlineElements.includes(name) && host === 'wordpress' ? element('div', {}, html) : html
}

function wixPanel(name: ElementName, choices: SnippetChoices): string {
  const attributes: Attributes = {
    ...attributeValues(name, choices),
    ...ownStore(name, choices),
    'business-url': ELEMENTS[name].readsFacts ? factsAddress(choices) : '',
  }
  const lines = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `  ${key} = ${value === true ? 'true' : value}`)
  const head = [`Server URL: ${scriptAddress(choices)}`, `Tag name: ${name}`]
  return [...head, ...(lines.length > 0 ? ['Attributes:', ...lines] : [])].join('\n')
}

function reactComponent(names: readonly ElementName[], choices: SnippetChoices): string {
  const written = names.map((name) => reactElement(name, choices))
  const facts = pageFacts(names, choices)
  if (facts) written.unshift(jsxFacts(facts, ' data-electrician-business'))
  const content = written.length === 1 ? written.join('') : `<>\n${indent(written.join('\n'), 2)}\n</>`
  const modules = [
    ...names,
    ...(choices.storeType ? [`stores/${choices.storeType}`] : []),
    ...(choices.language ? [`languages/${choices.language}`] : []),
  ]
  const imports = modules.map((name) => `import 'electrician-elements/${name}'\n`).join('')
  return `${imports}\nexport function Shop() {\n  return (\n${indent(content, 4)}\n  )\n}\n`
}

function reactElement(name: ElementName, choices: SnippetChoices): string {
  const attributes = { ...attributeValues(name, choices), ...ownStore(name, choices) }
  if (!hasFacts(choices) || name !== WEBSITE) return jsxElement(name, attributes)
  return `<${openingOf(name, attributes)}>\n${indent(jsxFacts(choices.facts), 2)}\n</${name}>`
}

function jsxFacts(facts: object, attributes = ''): string {
  const json = `{JSON.stringify(${JSON.stringify(facts, null, 2)})}`
  return `<script type="application/json"${attributes}>\n${indent(json, 2)}\n</script>`
}

function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
}

/** Returns the attributes that replace those on the script tag. */
function ownStore(name: ElementName, choices: SnippetChoices): Attributes {
  return ELEMENTS[name].hasStore ? { ...storeAttributes(choices), 'price-format': choices.priceFormat } : {}
}
