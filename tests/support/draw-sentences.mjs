// Draws random comments, test titles and documentation sentences to test whether a stranger understands them.
//   npm run draw                       a new sample
//   npm run draw -- 42                 the sample with seed 42
//   npm run draw -- 42 --where         the same sample with file names and line numbers
//
// How to run the test: give the output to a reader who has seen nothing else of this project. The reader marks every
// entry that they had to read twice or would have worded differently. The test passes if at most 8 of the 160 entries
// are marked. Then rewrite the marked entries (--where shows where they are) and repeat the test with another seed.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isRunDirectly, root } from './files.mjs'

const commentCount = 60
const titleCount = 60
const sentenceCount = 40

const generatedFiles = ['tests/bench/RESULTS.md', 'tests/bench/PROFILES.md']

/** Matches comments with a tool directive or a license. */
const ignoredComment =
  /biome-ignore|@vitest-environment|@vite-ignore|@ts-|<reference|__PURE__|license|copyright/i

/** Returns the comments of a source file as `{ text, line }`. Consecutive `//` lines count as one comment. */
export function commentsIn(path, code) {
  const ranges = /\.(css|html)$/.test(path) ? markupComments(code) : scriptComments(path, code)
  const blocks = []
  for (const { start, end } of ranges) {
    const source = code.slice(start, end)
    const previous = blocks.at(-1)
    const isContinued =
      previous?.source.startsWith('//') &&
      source.startsWith('//') &&
      isFirstOnLine(code, previous.start) &&
      /^\r?\n[ \t]*$/.test(code.slice(previous.end, start))
    if (isContinued) Object.assign(previous, { end, source: `${previous.source}\n${source}` })
    else blocks.push({ start, end, source })
  }
  return blocks
    .filter(({ source }) => !ignoredComment.test(source))
    .map(({ start, source }) => ({ text: withoutMarkers(source), line: lineAt(code, start) }))
    .filter(({ text }) => wordCount(text) > 1)
}

function isFirstOnLine(code, index) {
  return code.slice(code.lastIndexOf('\n', index) + 1, index).trim() === ''
}

function markupComments(code) {
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g)].map(({ index, 0: source }) => ({
    start: index,
    end: index + source.length,
  }))
}

function scriptComments(path, code) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const ranges = new Map()
  function visit(node) {
    // Slashes in JSX text are not comments.
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) return
    const children = node.getChildren(file)
    if (children.length === 0)
      for (const { pos, end } of [
        ...(ts.getTrailingCommentRanges(code, node.pos) ?? []),
        ...(ts.getLeadingCommentRanges(code, node.pos) ?? []),
      ])
        ranges.set(pos, { start: pos, end })
    children.forEach(visit)
  }
  visit(file)
  return [...ranges.values()].sort((a, b) => a.start - b.start)
}

function withoutMarkers(source) {
  return source
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\*+|\/\/+|\*(?!\/)|<!--)\s?|\s*(\*\/|-->)\s*$/g, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the test titles of a file as `{ text, line }`, each preceded by the titles of its groups. */
export function titlesIn(path, code) {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const found = []
  function visit(node, groups) {
    const call = testCall(node)
    if (!call) return ts.forEachChild(node, (child) => visit(child, groups))
    const titles = [...groups, call.title]
    if (!call.isGroup) found.push({ text: titles.join(' › '), line: lineAt(code, node.getStart(file)) })
    ts.forEachChild(node, (child) => visit(child, titles))
  }
  visit(file, [])
  return found
}

/** Returns the title of a call like `it('…', …)`, `test.describe('…', …)` or `it.each([…])('…', …)`. */
function testCall(node) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined
  const [first] = node.arguments
  if (!ts.isStringLiteralLike(first) && !ts.isTemplateExpression(first)) return undefined
  const callee = /^(describe|it|test)\b(\.\w+)*/.exec(node.expression.getText())
  if (!callee || callee[0].endsWith('.step')) return undefined
  const title = ts.isStringLiteralLike(first) ? first.text : first.getText().slice(1, -1)
  return { title, isGroup: callee[0].includes('describe') }
}

/** Returns the sentences of a Markdown text as `{ text, line }`. Omits headings, code blocks and tables of contents. */
export function sentencesIn(markdown) {
  return paragraphsIn(markdown).flatMap(({ text, line }) =>
    [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
      .map(({ segment }) => ({ text: segment.trim(), line }))
      .filter(({ text: sentence }) => wordCount(sentence.replace(/`[^`]*`/g, '')) > 3),
  )
}

function paragraphsIn(markdown) {
  const paragraphs = []
  let isInCode = false
  let isOpen = false
  const lines = markdown.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, '')).split('\n')
  for (const [index, source] of lines.entries()) {
    const isFence = /^\s*(```|~~~)/.test(source)
    if (isFence) isInCode = !isInCode
    const content = source.trim()
    if (isFence || isInCode || /^(#|<|\||$)/.test(content)) {
      if (!isFence && !isInCode && content.startsWith('|'))
        for (const cell of cellsOf(content)) paragraphs.push({ text: plain(cell), line: index + 1 })
      isOpen = false
      continue
    }
    const item = /^([-*+]|\d+\.)\s+/.exec(content)
    const text = plain(content.slice(item?.[0].length ?? 0))
    if (item || !isOpen) paragraphs.push({ text, line: index + 1 })
    else paragraphs.at(-1).text += ` ${text}`
    isOpen = true
  }
  return paragraphs
}

function cellsOf(row) {
  if (/^\|[\s:|-]+\|?$/.test(row)) return []
  return row.split(/(?<!\\)\|/).flatMap((cell) => cell.split('<br>'))
}

/** Replaces links with their text. Returns an empty string for a line of a table of contents. */
function plain(markdown) {
  if (/^\[[^\]]*\]\(#[^)]*\)$/.test(markdown.trim())) return ''
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .trim()
}

function wordCount(text) {
  return text.match(/\p{L}+/gu)?.length ?? 0
}

function lineAt(code, index) {
  return code.slice(0, index).split('\n').length
}

/** Returns a random number generator (mulberry32) that produces the same sequence for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns `count` different entries from a list in random order, or all entries if there are fewer. */
export function sample(list, count, random) {
  const rest = [...list]
  const drawn = []
  while (drawn.length < count && rest.length > 0)
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return drawn
}

/** Reads every comment, test title and documentation sentence in the repository, along with its file path. */
function readAll() {
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const collect = (pattern, find) =>
    paths
      .filter((path) => pattern.test(path) && !generatedFiles.includes(path))
      .flatMap((path) => {
        const found = find(path, readFileSync(join(root, path), 'utf8'))
        return found.map((entry) => ({ ...entry, path }))
      })
  return {
    comments: collect(/^(src|build|demo|tests)\/.*\.(tsx?|mjs|js|css|html)$/, commentsIn),
    titles: collect(/^tests\/.*\.(test|spec)\.tsx?$/, titlesIn),
    sentences: collect(
      /^((README|CONTRIBUTING|CHANGELOG|SECURITY)\.md|(docs|tests)\/.*\.md)$/,
      // Skip the tables in SPEC.md: they quote the specification and test names.
      (path, text) => sentencesIn(path === 'tests/SPEC.md' ? text.replace(/^\|.*$/gm, '') : text),
    ),
  }
}

function main(args) {
  const seed = Number(args.find((arg) => /^\d+$/.test(arg)) ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  const { comments, titles, sentences } = readAll()
  const drawn = [
    ['Comments', sample(comments, commentCount, random)],
    ['Test titles', sample(titles, titleCount, random)],
    ['Sentences of the documentation', sample(sentences, sentenceCount, random)],
  ]
  let number = 0
  for (const [heading, entries] of drawn) {
    console.log(`\n${heading}\n`)
    for (const { text, path, line } of entries) {
      number += 1
      console.log(`${number}. ${text}${args.includes('--where') ? `  (${path}:${line})` : ''}`)
    }
  }
  console.log(`\nSeed: ${seed}`)
}

if (isRunDirectly(import.meta.url)) main(process.argv.slice(2))
