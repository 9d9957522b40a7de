import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasChecksum, withChecksum } from '../../src/cart/sync/checksum.ts'
import { version1Cart } from '../support/version-1-storage.ts'

describe('a checksum in stored text', () => {
  it('is recognized and does not affect the parsed value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = withChecksum(JSON.stringify(value))
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(hasChecksum(text)).toBe(true)
      }),
    )
  })

  it.each([null, '', '[]', '[] ', `[]${' '.repeat(16)}`])('is not found in %j', (text) => {
    expect(hasChecksum(text)).toBe(false)
  })

  it('is recognized in several texts that alternate', () => {
    const [one, other] = [withChecksum('[1]'), withChecksum('[2]')]
    expect([one, other, one].map(hasChecksum)).toEqual([true, true, true])
    expect(hasChecksum(one.replace('1', '2'))).toBe(false)
  })

  it('is no longer valid after the text has been edited', () => {
    const text = withChecksum('[{"quantity":3}]')
    expect(hasChecksum(text.replace('3', '4'))).toBe(false)
    expect(hasChecksum(text.trim())).toBe(false)
  })

  it('is still recognized in a cart that version 1.0 of the package stored', () => {
    expect(hasChecksum(version1Cart)).toBe(true)
  })
})
