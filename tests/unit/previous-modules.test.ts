import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPreviousModules } from '../../src/website/previous-modules.ts'
import { listFiles } from '../support/files.mjs'

const DAY_MS = 24 * 60 * 60 * 1000
let parent = ''
let published = ''
let folder = ''

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'electrician-elements-previous-'))
  published = join(parent, 'published')
  folder = join(parent, 'new')
  mkdirSync(join(published, 'modules/languages'), { recursive: true })
  mkdirSync(join(folder, 'modules'), { recursive: true })
})
afterEach(() => rmSync(parent, { recursive: true }))

function write(path: string, content: string, { days = 0 } = {}): Date {
  writeFileSync(path, content)
  const time = new Date(Date.now() - days * DAY_MS)
  utimesSync(path, time, time)
  return time
}

describe('keepPreviousModules()', () => {
  it('keeps the modules of an earlier build that the new build lacks', () => {
    write(join(published, 'modules/core-old.js'), 'old')
    write(join(published, 'modules/languages/core-old.js'), 'old')
    keepPreviousModules(published, folder)
    expect(listFiles(folder).toSorted()).toEqual(['modules/core-old.js', 'modules/languages/core-old.js'])
  })

  it('does not replace a file of the new build', () => {
    write(join(published, 'modules/electrician-elements.js'), 'old')
    write(join(folder, 'modules/electrician-elements.js'), 'new')
    keepPreviousModules(published, folder)
    expect(readFileSync(join(folder, 'modules/electrician-elements.js'), 'utf8')).toBe('new')
  })

  it('removes a module 30 days after the last build that needed it', () => {
    const time = write(join(published, 'modules/core-a.js'), 'a', { days: 29 })
    write(join(published, 'modules/core-b.js'), 'b', { days: 31 })
    keepPreviousModules(published, folder)
    expect(listFiles(join(folder, 'modules'))).toEqual(['core-a.js'])
    expect(statSync(join(folder, 'modules/core-a.js')).mtime).toEqual(time)
  })

  it('keeps neither compressed copies nor source maps', () => {
    for (const extension of ['.br', '.gz', '.map'])
      write(join(published, `modules/core-old.js${extension}`), 'old')
    keepPreviousModules(published, folder)
    expect(listFiles(folder)).toEqual([])
  })
})
