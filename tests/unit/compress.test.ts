import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFolder } from '../../build/compress.mjs'
import { listFiles } from '../support/files.mjs'

const text = 'const price = "$19.99"\n'.repeat(50)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'electrician-elements-compress-'))
  mkdirSync(join(folder, 'modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
const read = (name: string) => readFileSync(join(folder, name))

describe('compressFolder()', () => {
  it('writes a Brotli copy and a gzip copy next to each text file', () => {
    write('modules/core.js', text)
    expect(compressFolder(folder)).toBe(2)
    expect(brotliDecompressSync(read('modules/core.js.br')).toString()).toBe(text)
    expect(gunzipSync(read('modules/core.js.gz')).toString()).toBe(text)
  })

  it('writes no copies of pictures and of files that would not become smaller', () => {
    write('van.jpg', text)
    write('tiny.css', 'a{}')
    expect(compressFolder(folder)).toBe(0)
    expect(listFiles(folder)).toEqual(['tiny.css', 'van.jpg'])
  })

  it('replaces the copies of changed files and removes the copies of deleted files', () => {
    write('index.html', text)
    write('old.js', text)
    compressFolder(folder)
    write('index.html', `${text}new`)
    rmSync(join(folder, 'old.js'))
    compressFolder(folder)
    expect(listFiles(folder).toSorted()).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
    expect(gunzipSync(read('index.html.gz')).toString()).toBe(`${text}new`)
  })
})
