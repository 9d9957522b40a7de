import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasChecksum, withChecksum } from '../../src/cart/sync/checksum.ts'
import { earlierText } from '../support/earlier-storage.ts'

describe('a text with a checksum', () => {
  it('is the same JSON, and recognized', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = withChecksum(JSON.stringify(value))
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(hasChecksum(text)).toBe(true)
      }),
    )
  })

  it.each([null, '', '[]', '[] ', `[]${' '.repeat(16)}`])('is not %j', (text) => {
    expect(hasChecksum(text)).toBe(false)
  })

  it('is no longer recognized after any edit', () => {
    const text = withChecksum('[{"quantity":3}]')
    expect(hasChecksum(text.replace('3', '4'))).toBe(false)
    expect(hasChecksum(text.trim())).toBe(false)
  })

  it('is recognized when version 1.0 wrote it', () => {
    expect(hasChecksum(earlierText)).toBe(true)
  })
})
