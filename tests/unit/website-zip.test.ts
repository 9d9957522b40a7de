import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipWebsite } from '../../demo/website-worker/zip-website.ts'

/** The flag in a zip entry’s header that marks the file’s name as UTF-8. */
const UTF8_FLAG = 0x08

it('zipWebsite() keeps the contents and the names of files, including names in other alphabets', () => {
  const files = { 'index.html': new Uint8Array([1, 2]), 'фото/büro.png': new Uint8Array([3]) }
  const zip = zipWebsite(files)
  expect(unzipSync(zip)).toEqual(files)
  const only = zipWebsite({ 'büro.png': new Uint8Array([3]) })
  expect((only[7] ?? 0) & UTF8_FLAG).toBe(UTF8_FLAG)
})
