import {
  acceptsChecksum,
  factsAddress,
  folderOf,
  hasFacts,
  languageAddress,
  loadsModules,
  prefixOf,
  scriptAddress,
} from './addresses.ts'
import { attributeValues } from './attribute-values.ts'
import type { SnippetChoices } from './choices.ts'
import { cssFor } from './colors.ts'
import { fallbackFor } from './content-before-script.ts'
import { ELEMENT_NAMES, ELEMENTS, type ElementName } from './elements.ts'
import { factsScript, pageFacts, pageFactsScript, WEBSITE } from './facts-scripts.ts'
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
