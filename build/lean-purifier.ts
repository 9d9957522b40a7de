import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * The sources that the cuts below were read against. Others stop the build: what a new version adds to its safety must
 * not be cut away unread. `tests/browser/lean-purifier.spec.ts` holds the result against the library as it is published.
 */
const KNOWN = '07a1934414432ccc'

/** A function of DOMPurify's, by its name, and what stands in its place. */
const functions: Record<string, string> = {
  // Two lists are all that rich-text.tsx sets; the rest is as below.
  _parseConfig: `(cfg) => {
    ALLOWED_TAGS = addToSet({ '#text': true }, cfg.ALLOWED_TAGS);
    ALLOWED_ATTR = addToSet({}, cfg.ALLOWED_ATTR);
    if (trustedTypesPolicy === undefined)
      trustedTypesPolicy = _createTrustedTypesPolicy(trustedTypes, currentScript);
  }`,
  // The policy is our own, and calls nothing.
  _createTrustedHTML: '(html) => trustedTypesPolicy ? trustedTypesPolicy.createHTML(html) : html',
  // Always a string of HTML; its body by a name that nothing in it can take. A frameset has none.
  _initDocument: `(dirty) => {
    const page = new DOMParser().parseFromString(_createTrustedHTML(dirty), 'text/html');
    return getElementsByTagName.call(page, 'body')[0] || page.createElement('body');
  }`,
  // No SVG and no MathML is allowed, and their content goes with them.
  _checkValidNamespace: '(element) => _readNamespaceURI(element) === HTML_NAMESPACE',
  // Neither \`for\` nor any attribute that holds HTML or the address of a script is allowed.
  _isPatchLinkageAttribute: '(..._) => false',
  _applyTrustedTypesToAttribute: '(lcTag, lcName, namespaceURI, value) => value',
  // No custom elements.
  _isBasicCustomElement: '(..._) => false',
  _matchesNameCheck: '(..._) => false',
  // A template goes with its content.
  _sanitizeNode: `(node, root) => {
    _sanitizeElements(node, root);
    _sanitizeAttributes(node, root);
  }`,
  'DOMPurify.sanitize': `(dirty, cfg) => {
    _parseConfig(cfg);
    const body = _initDocument(dirty);
    const nodes = _createNodeIterator(body);
    let node;
    while ((node = nodes.nextNode())) _sanitizeNode(node, body);
    const fragment = createDocumentFragment.call(body.ownerDocument);
    while (body.firstChild) fragment.appendChild(body.firstChild);
    return fragment;
  }`,
}

/** What is set once for all; terser leaves out what it decides. */
const settled: Record<string, string> = {
  ALLOW_ARIA_ATTR: 'true',
  ALLOW_DATA_ATTR: 'false',
  ALLOW_SELF_CLOSE_IN_ATTR: 'true',
  ALLOW_UNKNOWN_PROTOCOLS: 'false',
  IN_PLACE: 'false',
  IN_PLACE_VISITED: 'null',
  KEEP_CONTENT: 'true',
  RETURN_DOM: 'true',
  RETURN_DOM_FRAGMENT: 'true',
  SAFE_FOR_TEMPLATES: 'false',
  SAFE_FOR_XML: 'true',
  // Neither id nor name is allowed.
  SANITIZE_DOM: 'false',
  SANITIZE_NAMED_PROPS: 'false',
  transformCaseFunc: 'stringToLowerCase',
}

/** What can't be reached any more, and what goes in its place. */
const cuts: [RegExp, string][] = [
  // Hooks: nobody adds one. Records of what was removed: nobody reads them.
  [/_executeHooks\([^;]*\);/g, ''],
  [/function _executeHooks[\s\S]*?\n {2}\}\n/, ''],
  [/let hooks = _createHooksMap\(\);/, ''],
  [/ALLOWED_(?:TAGS|ATTR) = _forkSharedAllowlist\([^;]*\);/g, ''],
  [/const hookEvent = \{[^;]*;|hookEvent\.\w+ = [^;]*;|value = hookEvent\.attrValue;/g, ''],
  [/if \(!?hookEvent\.\w+\) \{[^}]*\}/g, ''],
  [/(?:DOMPurify\.removed = \[\]|arrayPush\(DOMPurify\.removed, [^;]*);/g, ''],
  [/DOMPurify\.(?!sanitize)\w+ = function[\s\S]*?\n {2}\};/g, ''],
  [/DOMPurify\.(?:version|isSupported) =[^;]*;/g, ''],
  // Allowed is what stands in the two lists.
  [/FORBID_TAGS\[tagName\] \|\|/g, ''],
  [/FORBID_(?:TAGS|ATTR)\[\w+\]/g, 'false'],
  [/EXTRA_ELEMENT_HANDLING\.\w+ instanceof Function/g, 'false'],
  [/const EXTRA_ELEMENT_HANDLING = [\s\S]*?\n {2}\);/, ''],
  [/const (?:DEFAULT_ALLOWED_TAGS|DEFAULT_ALLOWED_ATTR|ALL_SVG_TAGS|ALL_MATHML_TAGS) = [\s\S]*?\]\);/g, ''],
  [/let (?:FORBID_CONTENTS|DATA_URI_TAGS|URI_SAFE_ATTRIBUTES|CUSTOM_ELEMENT_HANDLING) = null;/g, ''],
  [/DEFAULT_(FORBID_CONTENTS|DATA_URI_TAGS|URI_SAFE_ATTRIBUTES)/g, '$1'],
  [/CUSTOM_ELEMENT_HANDLING\.\w+/g, 'false'],
  // None of the names that are looked up here is allowed, and the content of each goes with it.
  [/LITERAL_TEXT_ELEMENTS\[tagName\]/, 'false'],
  [/\(tagName === 'noscript' \|\|\s*tagName === 'noembed' \|\|\s*tagName === 'noframes'\)/, 'false'],
  [/SAFE_FOR_XML &&\s*nodeType === NODE_TYPE\.comment/, 'false'],
  [
    /const (?:DEFAULT_(?:MATHML_TEXT|HTML)_INTEGRATION_POINTS|formElement|LITERAL_TEXT_ELEMENTS) = [^;]*;/g,
    '',
  ],
  // A browser of today.
  [/Node && Node\.prototype\s*\? (lookupGetter\([^)]*\))\s*: null/g, '$1'],
  [/(get\w+)\s*\? (\1\(\w+\))\s*: [^;]*;/g, '$2;'],
  [/let \{ IS_ALLOWED_URI \} = EXPRESSIONS;|const \{[^}]*\} = EXPRESSIONS;/g, ''],
  [/(?<![.\w])(?:ARIA_ATTR|ATTR_WHITESPACE|IS_ALLOWED_URI|DATA_ATTR)\b/g, 'EXPRESSIONS.$&'],
  // Made for the first text that needs it: few pages have one on their first screen.
  [
    /export default createDOMPurify\(\);/,
    'let made; export default { sanitize: (...text) => (made ||= createDOMPurify()).sanitize(...text) };',
  ],
  [/createScriptURL\(scriptUrl\) \{[^}]*\},/, ''],
  [/(typeErrorCreate\()\s*'(?:[^'\\]|\\.|'\s*\+\s*')*'/g, "$1''"],
]

/**
 * DOMPurify from its own sources, which ask for no older browsers than we do, and without what `rich-text.tsx` can't
 * reach: hooks, SVG, MathML, XML, custom elements, in-place work, results as text. 5 kB less.
 */
export function leanPurifier(): Plugin {
  const folder = realpathSync(fileURLToPath(new URL('../node_modules/dompurify', import.meta.url)))
  const source = readFileSync(`${folder}/src/purify.ts`, 'utf8')
  return {
    name: 'lean-purifier',
    enforce: 'pre',
    resolveId: (id) => (id === 'dompurify' ? `${folder}/src/purify.ts` : undefined),
    transform(code, id) {
      if (!id.startsWith(`${folder}/src/`)) return
      if (id.endsWith('/utils.ts'))
        return pure(code.replace(/^if \(!\w+\) \{\n {2}\w+ = function[\s\S]*?\n\}\n/gm, ''))
      if (!id.endsWith('/purify.ts')) return pure(code)
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 16)
      if (hash !== KNOWN)
        this.error(`DOMPurify’s source is another than was read (${hash}): look at it anew.`)
      return pure(cut(code, (what) => this.error(`DOMPurify has no ${what}: look at it anew.`)))
    },
  }
}

/** What is made once and then not used may go. */
function pure(code: string): string {
  return code
    .replace(/= (un(?:apply|construct)\([\w.]+\))/g, '= /*#__PURE__*/ (() => $1)()')
    .replace(/(?<=[=(]\s*)(?=(?:seal|freeze|lookup\w+|addToSet|create)\()/g, '/*#__PURE__*/ ')
}

function cut(code: string, missing: (what: string) => never): string {
  let text = code
  const replace = (pattern: RegExp, by: string | ((...found: string[]) => string)) => {
    if (text.search(pattern) < 0) missing(String(pattern))
    text = text.replace(pattern, by as string)
  }
  for (const [name, body] of Object.entries(functions)) {
    const [object] = name.split('.')
    const start = name === object ? `const ${name}` : name.replace('.', '\\.')
    replace(
      new RegExp(`(${start} =) function[\\s\\S]*?\\n {2}\\};`),
      (_, before = '') => `${before} ${body};`,
    )
  }
  for (const [name, value] of Object.entries(settled)) {
    text = text.replace(new RegExp(`\\n\\s+${name} =\\s[^;]*;`, 'g'), '')
    replace(new RegExp(`let ${name}\\b[^;]*;`), `const ${name} = ${value};`)
  }
  for (const [pattern, by] of cuts) replace(pattern, by)
  return text
}
