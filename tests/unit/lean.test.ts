import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { drawnAttributes, notUsed } from '../../build/lean.ts'

const folder = new URL('../../src/', import.meta.url)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }))

describe('what the lite script’s preact does without', () => {
  it.each(sources)('is used nowhere in $path', ({ text }) => {
    expect(text.match(notUsed)).toBeNull()
  })

  it('is no attribute that something is drawn with', () => {
    const compat = readFileSync(createRequire(import.meta.url).resolve('preact/compat'), 'utf8')
    const [, table = ''] = /\/(\^\(\?:accent\|[^/]*\)\[A-Z\])\//.exec(compat) ?? []
    const written = sources.flatMap(({ text }) =>
      [...text.matchAll(/\s([a-z]\w*)=[{"]/g)].map(([, name]) => name),
    )
    const renamed = new Set(written.filter((name) => table && name && new RegExp(table).test(name)))
    expect(renamed.size).toBeGreaterThan(0)
    for (const name of renamed) expect(name).toMatch(drawnAttributes)
  })
})
