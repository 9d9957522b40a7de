import { describe, expect, it } from 'vitest'
import { decodeReference } from '../../src/website/decode-all-references.ts'
import { basicFormatting } from '../../src/website/prerendered-rich-text.tsx'
import { markupAttacks } from '../browser/support/attacks.ts'

const written =
  /<(?:ul|ol) dir="auto">|<\/?(?:p|ul|ol|li|strong|b|em|i|u|s|su[bp]|h[1-6]|blockquote|pre|code|dl|dt|dd|div|span|table|caption|t(?:body|head|foot|r|h|d))>|<[bh]r \/>/g

describe('basicFormatting() of a prerendered description', () => {
  it.each([
    ['<p class="a">Soft <strong onclick=x>and</strong> warm</p>', '<p>Soft <strong>and</strong> warm</p>'],
    ['<ul><li>Cotton', '<ul dir="auto"><li>Cotton</li></ul>'],
    [
      '<div dir="ltr"><ol dir="rtl"><li dir=ltr>قطن',
      '<div dir="ltr"><ol dir="rtl"><li dir="ltr">قطن</li></ol></div>',
    ],
    ['5 < 6 > 4', '5 &lt; 6 &gt; 4'],
    ['</p></ul>Text', 'Text'],
    ['<p>a</p><p>&nbsp;</p><div>\u200b</div><ul><li></li></ul><h2><br></h2><p>b</p>', '<p>a</p><p>b</p>'],
  ])('converts %j to %j', (html, kept) => {
    expect(basicFormatting(html)).toBe(kept)
  })

  it('keeps only basic HTML tags and directions for any input', () => {
    for (const html of [...markupAttacks, markupAttacks.join('')])
      expect(basicFormatting(html).replaceAll(written, '')).not.toMatch(/[<>]/)
  })
})

it.each([
  ['&uuml;', 'ü'],
  ['&trade;', '™'],
  ['&copy', '©'],
  ['&NotEqualTilde;', '≂̸'],
  ['&unknown;', '&unknown;'],
])('prerendering decodes the named entity %s', (reference, character) => {
  expect(decodeReference(reference)).toBe(character)
})
