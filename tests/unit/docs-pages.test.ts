import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { styleProperties } from '../../build/manifest/style-properties.ts'
import { elements } from '../../src/elements/documented-elements.ts'
import { scriptApi } from '../../src/runtime/api/loaded-api.ts'
import {
  allMarkdownFiles,
  anchorsIn,
  documentedPages,
  documentedSnippets,
  readPage,
  targetsIn,
} from '../docs/markdown.ts'
import { listFiles, root } from '../support/files.mjs'

it('README states the size limit of the lite script', () => {
  const limits: { name: string; limit: string }[] = JSON.parse(readPage('.size-limit.json'))
  const { limit } = limits.find(({ name }) => name === 'electrician-elements.lite.js') ?? {}
  expect(readPage('README.md')).toContain(`| ${limit} gzip |`)
})

describe('documentation pages', () => {
  it('all have an entry in docs/README.md', () => {
    const listed = targetsIn(readPage('docs/README.md')).map((target) => `docs/${target}`)
    const pages = documentedPages().filter((file) => !file.endsWith('README.md'))
    expect(pages.filter((file) => !listed.includes(file))).toEqual([])
  })

  it('list every member of the script API in docs/events-and-script-api.md', () => {
    const page = readPage('docs/events-and-script-api.md')
    const members = [...Object.keys(scriptApi), ...Object.keys(scriptApi.cart)]
    expect(members.filter((name) => !new RegExp(`^\\|.*\`${name}\\b`, 'm').test(page))).toEqual([])
  })
})

it('docs/troubleshooting.md explains each name of a problem that the console shows', () => {
  const noted = listFiles(join(root, 'src'))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readPage(`src/${file}`).matchAll(/\bnote\('([a-z-]+)'/g)].map(([, name]) => `${name}`),
    )
  expect(noted).toContain('checkout-refused')
  const page = readPage('docs/troubleshooting.md')
  expect(
    [...new Set(noted)].filter((name) => !new RegExp(`^\\|.*\\b${name}\\b.*\\|`, 'm').test(page)),
  ).toEqual([])
})

describe('CSS snippets in the documentation', () => {
  const snippets = documentedSnippets('css')

  it('style only parts that exist', () => {
    const parts = elements.flatMap(({ definition: { name }, docs }) =>
      Object.keys(docs.parts).map((part) => `${name}::part(${part})`),
    )
    const styled = snippets.flatMap(({ code }) => code.match(/[\w-]+::part\([\w-]+\)/g) ?? [])
    expect(styled.length).toBeGreaterThan(0)
    expect(styled.filter((selector) => !parts.includes(selector))).toEqual([])
  })

  it('set only custom properties that exist', () => {
    const names = styleProperties(root).map(({ name }) => name)
    const set = snippets.flatMap(({ code }) => code.match(/--ee-[\w-]+/g) ?? [])
    expect(set.length).toBeGreaterThan(0)
    expect(set.filter((name) => !names.includes(name))).toEqual([])
  })
})

it.each(documentedSnippets('json'))('JSON snippet at $file:$line is valid', ({ code }) => {
  expect(() => JSON.parse(code)).not.toThrow()
})

it.each(allMarkdownFiles())('%s has no broken links', (file) => {
  const broken = targetsIn(readPage(file))
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !leadsSomewhere(file, target))
  expect(broken).toEqual([])
})

describe('pictures in docs/pictures', () => {
  const folder = 'docs/pictures'
  const pictures = listFiles(join(root, folder)).map((name) => `${folder}/${name}`)

  it('all appear on a documentation page', () => {
    const used = documentedPages().flatMap((file) =>
      targetsIn(readPage(file)).map((target) => join(dirname(file), target)),
    )
    expect(pictures.filter((picture) => !used.includes(picture))).toEqual([])
  })

  it('all exist in a light and a dark version', () => {
    const opposite = (path: string) =>
      path.includes('-light.') ? path.replace('-light.', '-dark.') : path.replace('-dark.', '-light.')
    expect(pictures.filter((picture) => !pictures.includes(opposite(picture)))).toEqual([])
  })
})

/** Returns whether a relative link points to an existing file and, if it has an anchor, to an existing heading. */
function leadsSomewhere(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const destination = path === '' ? file : join(dirname(file), path)
  if (!existsSync(join(root, destination))) return false
  return anchor === undefined || !destination.endsWith('.md') || anchorsIn(readPage(destination)).has(anchor)
}
