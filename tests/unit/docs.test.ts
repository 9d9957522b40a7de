import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registry, type TagName } from '../../src/elements/registry.ts'
import { registryDocs } from '../../src/elements/registry-docs.ts'
import { withTagTable } from '../support/readme-tables.ts'

const file = new URL('../../README.md', import.meta.url)

it('README’s table of tags is what the registry says; `npm run fix:docs` writes it', () => {
  const readme = readFileSync(file, 'utf8')
  const current = withTagTable(readme)
  if (process.env['FIX_DOCS']) writeFileSync(file, current)
  else expect(readme).toBe(current)
})

it.each(Object.entries(registry))('describes every attribute of <%s> and no other', (tag, { attributes }) => {
  expect(Object.keys(registryDocs[tag as TagName].attributes)).toEqual(Object.keys(attributes))
})

it('README shows every property a page can style with, and no other', () => {
  const readme = readFileSync(file, 'utf8')
  const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
  const base = readFileSync(new URL('../../src/styles/base.css', import.meta.url), 'utf8')
  const names = (text: string) => [...new Set(text.match(/--ee-[a-z-]+/g))].sort()
  expect(names(readme)).toEqual(names(tokens + base))
})
