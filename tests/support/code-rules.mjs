// Code rules that the import check cannot enforce. They cover globals, inline markup, default exports, names and file
// lengths.
import ts from 'typescript'
import { folders as sourceFolders } from './folders.mjs'

/** Files that may break a rule: the path, the rule and the reason. Keep this list short. */
export const exceptions = [
  ['build/lite/react.ts', 'no-default-exports', 'r2wc and zustand import React’s default export'],
]

const maxLines = 200
const vagueFolders = ['utils', 'util', 'helpers', 'common', 'lib', 'hooks', 'misc', 'shared']

/** Global objects that only one folder may use. Other folders must use that folder's API. */
const ownedGlobals = [
  { rule: 'fetch-stays-in-http', names: ['fetch', 'XMLHttpRequest'], owner: /^src\/http\// },
  { rule: 'custom-elements-stay-in-runtime', names: ['customElements'], owner: /^src\/runtime\// },
  {
    rule: 'storage-stays-in-its-folder',
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'],
    owner: /^src\/storage\//,
  },
  {
    rule: 'address-stays-in-navigation',
    names: ['history', 'location'],
    owner: /^src\/navigation\//,
  },
]

const htmlSinks = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
  'parseFromString',
  'srcdoc',
  'srcDoc',
]
const globalObjects = ['window', 'globalThis', 'self', 'document', 'top', 'parent', 'frames']

/** Returns all rule violations in a file as `{ rule, line, text }`. `path` is relative to the repository's root. */
export function checkFile(path, code) {
  const found = [...checkPath(path), ...checkLength(path, code)]
  if (/\.(ts|tsx|mjs)$/.test(path)) found.push(...checkSyntax(path, code))
  // The brackets prevent the pattern from matching its own source code.
  const unfinished = /\b(TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b/.exec(code)
  if (unfinished)
    found.push({ rule: 'no-unfinished-work', line: lineAt(code, unfinished.index), text: unfinished[0] })
  return found.filter(({ rule }) => !exceptions.some((row) => row[0] === path && row[1] === rule))
}

function checkPath(path) {
  const found = []
  const folders = path.split('/').slice(0, -1)
  const vague = folders.find((folder) => vagueFolders.includes(folder))
  if (vague)
    found.push({
      rule: 'no-vague-folders',
      line: 1,
      text: `${vague}/ is too vague: name the folder after its content`,
    })
  if (folders[0] !== 'src') return found
  if (folders.length === 1 && !/^src\/(index|script|website|env\.d)\.ts$/.test(path)) {
    found.push({
      rule: 'every-file-has-a-folder',
      line: 1,
      text: 'only index.ts, script.ts, website.ts and env.d.ts may be directly in src: move this file to a folder',
    })
  }
  if (folders.length > 1 && !Object.hasOwn(sourceFolders, folders[1])) {
    found.push({
      rule: 'every-file-has-a-folder',
      line: 1,
      text: `add ${folders[1]}/ to tests/support/folders.mjs`,
    })
  }
  if (folders[1] === 'elements' && folders.length === 2) {
    found.push({
      rule: 'every-file-has-a-folder',
      line: 1,
      text: 'move this file to the folder of its element or to ui/',
    })
  }
  return found
}

function checkLength(path, code) {
  const lines = code.replace(/\n$/, '').split('\n').length
  if (!path.startsWith('src/') || lines <= maxLines) return []
  return [
    { rule: 'files-stay-short', line: lines, text: `${lines} lines, but at most ${maxLines} are allowed` },
  ]
}

function checkSyntax(path, code) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const isShipped = path.startsWith('src/')
  const declared = namesDeclaredIn(file)
  const found = []
  const add = (rule, node, text = node.getText(file).slice(0, 80)) =>
    found.push({ rule, line: lineAt(code, node.getStart(file)), text })

  function visit(node) {
    if (isDefaultExport(node) && !/\.config\.ts$/.test(path)) add('no-default-exports', node)
    if (isShipped) {
      const global = globalUsedBy(node, declared)
      const forbidden = ownedGlobals.find(({ names, owner }) => names.includes(global) && !owner.test(path))
      if (forbidden) add(forbidden.rule, node, global)
      if (isDocumentTitle(node) && !path.startsWith('src/navigation/'))
        add('address-stays-in-navigation', node)
      if (isHtmlSink(node)) add('no-html-from-strings', node)
      if (isInlineStyle(node)) add('nothing-inline', node)
      if (isCodeFromText(node)) add('no-code-from-strings', node)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function lineAt(code, index) {
  return code.slice(0, index).split('\n').length
}

/** Returns the names that the file declares, so that a prop called `location` is not mistaken for the global. */
function namesDeclaredIn(file) {
  const names = new Set()
  function visit(node) {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isImportSpecifier(node)
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/**
 * Returns the global that a node uses. Detects `fetch`, `window.fetch`, `window['fetch']` and `const { fetch } =
 * window`.
 */
function globalUsedBy(node, declared) {
  if (ts.isPropertyAccessExpression(node)) return isGlobalObject(node.expression) ? node.name.text : undefined
  if (ts.isElementAccessExpression(node)) {
    const key = node.argumentExpression
    return isGlobalObject(node.expression) && ts.isStringLiteralLike(key) ? key.text : undefined
  }
  if (ts.isBindingElement(node)) {
    const source = node.parent.parent.initializer
    return source && isGlobalObject(source) ? (node.propertyName ?? node.name).getText() : undefined
  }
  if (!ts.isIdentifier(node) || declared.has(node.text)) return undefined
  const { parent } = node
  if (ts.isShorthandPropertyAssignment(parent)) return node.text
  // Here, the identifier names a property, attribute or member, not a global.
  if (parent.name === node || parent.propertyName === node) return undefined
  if (ts.isTypeNode(parent) && !ts.isTypeQueryNode(parent)) return undefined
  return node.text
}

function isGlobalObject(node) {
  if (ts.isIdentifier(node)) return globalObjects.includes(node.text)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
    return isGlobalObject(node.expression)
  }
  // Matches expressions such as `element.ownerDocument.location` and `document.defaultView.history`.
  return ts.isPropertyAccessExpression(node) && /^(ownerDocument|defaultView|document)$/.test(node.name.text)
}

function isDocumentTitle(node) {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'title' &&
    /(^|\.)(d|ownerD)ocument$/.test(node.expression.getText())
  )
}

function isHtmlSink(node) {
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return htmlSinks.includes(node.text)
  return ts.isPropertyAccessExpression(node) && /^document\.write(ln)?$/.test(node.getText())
}

function isInlineStyle(node) {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'style'
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return node.tagName.getText() === 'style'
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments
    const isNamed = first && ts.isStringLiteralLike(first) && first.text.toLowerCase() === 'style'
    return Boolean(isNamed) && /(setAttribute|createElement|jsxs?)$/.test(node.expression.getText())
  }
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  return isText && /<style[\s>]|<[a-z][^>]*\sstyle=/i.test(node.text)
}

function isCodeFromText(node) {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'eval'
  return ts.isNewExpression(node) && node.expression.getText() === 'Function'
}

function isDefaultExport(node) {
  if (ts.isExportAssignment(node)) return !node.isExportEquals
  if (ts.isExportSpecifier(node)) return node.name.text === 'default'
  return (
    (ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined)?.some(
      (m) => m.kind === ts.SyntaxKind.DefaultKeyword,
    ) ?? false
  )
}
