import { expect, it } from 'vitest'
import { decodeReference } from '../../build/site/decode-reference.ts'

it.each([
  ['&uuml;', 'ü'],
  ['&trade;', '™'],
  ['&copy', '©'],
  ['&NotEqualTilde;', '≂̸'],
  ['&unknown;', '&unknown;'],
])('prerendering decodes the named entity %s', (reference, character) => {
  expect(decodeReference(reference)).toBe(character)
})
