import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metaDescription, plainText } from '../../src/catalog/plain-text.ts'

const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<br/>',
  '<a href="x">',
  '<',
  '>',
  ' ',
  'tee',
  '&',
  '<!--',
  '-->',
)

describe('the plain text of a description', () => {
  it.each([
    ['<p>Shop tee.</p>', 'Shop tee.'],
    ['<p>Shop tee.</p><ul><li><p>Cotton</p></li></ul>', 'Shop tee. Cotton'],
    ['One<br>two', 'One two'],
    ['<p class="a">\n  Soft\t cotton </p>', 'Soft cotton'],
    ['', ''],
    ['No markup at all', 'No markup at all'],
    ['For a < b', 'For a < b'],
    ['a < b and c > d', 'a < b and c > d'],
    ['Soft <img src="x', 'Soft'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it.each([
    ['12 mm<sup>2</sup>', '12 mm2'],
    ['W<b class="unit">12</b>', 'W12'],
    ['one<script>x</script>two', 'one two'],
  ])('separates words where the markup does, and only there: %s', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it('does not pull a word and what follows it apart', () => {
    expect(plainText('<p><strong>Soft</strong>, <em>warm</em> and W<b>12</b>.</p>')).toBe(
      'Soft, warm and W12.',
    )
  })

  it.each(['<script>alert(1)</script>', '<STYLE type="text/css">p { color: red }</STYLE>'])(
    'has nothing of what no visitor reads: %s',
    (html) => {
      expect(plainText(`before ${html} after`)).toBe('before after')
    },
  )

  it.each([
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['&lt;b&gt;', '<b>'],
    ['&quot;Ohm&quot; &apos;s&#39;', '"Ohm" \'s\''],
    ['a&nbsp;b', 'a b'],
    ['&#8364; &#x20AC;', '€ €'],
    ['&amp;lt;', '&lt;'],
    ['&#x10ffff;', '\u{10ffff}'],
  ])('has entities decoded, once: %s', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it.each(['&unknown;', '&constructor;', '&__proto__;', '&#0;', '&#x110000;', 'AT&T; & more'])(
    'leaves %s, which is no entity, as it is',
    (html) => {
      expect(plainText(html)).toBe(html)
    },
  )

  it('never holds a tag, whatever the markup is like', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(plainText(pieces.join(''))).not.toMatch(/<[a-z/!?][^>]*>/i)
      }),
    )
  })

  it.each(['<', '<a ', '<a "', '<script ', '<style>', '<p title='])(
    'takes no time over %s, again and again',
    (piece) => {
      const started = performance.now()
      plainText(piece.repeat(100_000))
      expect(performance.now() - started).toBeLessThan(2000)
    },
  )

  it('can be made of any text at all, without white space around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (html) => {
        const text = plainText(html)
        expect(text).toBe(text.trim())
      }),
    )
  })
})

describe('the meta description of a product', () => {
  const describedAs = (description: string | null) => metaDescription({ title: 'Crew Tee', description })

  it('is the description’s text', () => {
    expect(describedAs('<p>Shop tee &amp; more.</p>')).toBe('Shop tee & more.')
  })

  it('is its first 160 characters', () => {
    expect(describedAs(`<p>${'x'.repeat(159)}yz</p>`)).toBe(`${'x'.repeat(159)}y`)
  })

  it('is all 160 of a description that has 160', () => {
    expect(describedAs('x'.repeat(160))).toHaveLength(160)
  })

  it.each([null, '', '<p></p>', '&nbsp;'])('is the title where the description is %j', (description) => {
    expect(describedAs(description)).toBe('Crew Tee')
  })
})
