import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSealed, seal } from '../../src/storage/sealed-text.ts'

describe('a sealed text', () => {
  it('is the same JSON, and known as sealed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const sealed = seal(JSON.stringify(value))
        expect(JSON.parse(sealed)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(isSealed(sealed)).toBe(true)
      }),
    )
  })

  it.each([null, '', '[]', '[] ', `[]${' '.repeat(16)}`])('is not %j', (text) => {
    expect(isSealed(text)).toBe(false)
  })

  it('is none any more once somebody has changed a character', () => {
    const sealed = seal('[{"quantity":3}]')
    expect(isSealed(sealed.replace('3', '4'))).toBe(false)
    expect(isSealed(sealed.trim())).toBe(false)
  })
})
