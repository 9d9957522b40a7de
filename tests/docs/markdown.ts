import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, root } from '../support/files.mjs'

/** A fenced code block in a Markdown file. */
export interface Snippet {
  /** The path of the file, relative to the repository root. */
  file: string
  /** The line number of the opening fence. The first line of the file is 1. */
  line: number
  /** The text of the heading above the block. */
  section: string
  language: string
  code: string
}

/** Returns the paths of the README and the pages in `docs`, relative to the repository root. */
export function documentedPages(): string[] {
  return [
    'README.md',
    ...listFiles(join(root, 'docs'))
      .filter(isMarkdown)
      .map((path) => `docs/${path}`),
  ]
}

/** Returns the paths of the project's own Markdown files, without those in installed packages and test reports. */
export function allMarkdownFiles(): string[] {
  const ownTests = listFiles(join(root, 'tests')).filter(
    (path) => isMarkdown(path) && !/(^|\/)node_modules\/|^reports\//.test(path),
  )
  return [
    ...documentedPages(),
    ...['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
    ...ownTests.map((path) => `tests/${path}`),
  ]
}

export function readPage(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Returns a page's fenced code blocks, in order. */
export function snippetsIn(file: string, text: string = readPage(file)): Snippet[] {
  const snippets: Snippet[] = []
  let section = ''
  let open: Snippet | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const [, language] = /^```(\w*)$/.exec(line) ?? []
    if (open && line === '```') {
      snippets.push(open)
      open = undefined
    } else if (open) open.code += `${line}\n`
    else if (language !== undefined) open = { file, line: index + 1, section, language, code: '' }
    else section = /^#{1,6} (.+)$/.exec(line)?.[1] ?? section
  }
  return snippets
}

/** Returns all code blocks in one language from the README and the pages in `docs`. */
export function documentedSnippets(language: string): Snippet[] {
  return documentedPages().flatMap((file) =>
    snippetsIn(file).filter((snippet) => snippet.language === language),
  )
}

/** Returns the targets of a page's links and pictures, except those in code. */
export function targetsIn(text: string): string[] {
  const prose = withoutCode(text)
  const links = prose.matchAll(/\]\(([^)\s]+)\)/g)
  const markup = prose.matchAll(/\b(?:href|src|srcset)="([^"]+)"/g)
  return [...links, ...markup].map(([, target = '']) => target)
}

/** Returns the anchors that GitHub generates for a page's headings. */
export function anchorsIn(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const base = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    let anchor = base
    for (let count = 1; anchors.has(anchor); count++) anchor = `${base}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

function isMarkdown(path: string): boolean {
  return path.endsWith('.md')
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '')
}

function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]+`/g, '')
}
