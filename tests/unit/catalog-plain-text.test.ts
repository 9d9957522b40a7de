import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { metaDescription, plainLines, plainText } from '../../src/catalog/plain-text.ts'

const chunk = fc.constantFrom(
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

const expectText = (html: string, text: string) => expect(plainText(html)).toBe(text)

describe('plainText()', () => {
  it.each([
    ['<p>Shop tee.</p>', 'Shop tee.'],
    ['<p>Shop tee.</p><ul><li><p>Cotton</p></li></ul>', 'Shop tee. Cotton'],
    ['One<br>two', 'One two'],
    ['<p class="a">\n  Soft\t cotton </p>', 'Soft cotton'],
    ['For a < b', 'For a < b'],
    ['a < b and c > d', 'a < b and c > d'],
    ['Soft <img src="x', 'Soft'],
    ['<img alt="a > b" src=x>t', 't'],
    ["<p title='a > b'>t</p>", 't'],
    ['<a title = "a > b" href=x>t</a>', 't'],
    ['<p title=5">12" pipe</p>', '12" pipe'],
    ['<!-- a="b --> <? a="b > t', 't'],
    ['Soft <!-- <p>not</p> cotton --> tee', 'Soft tee'],
    ['Soft <!-- <p>not cotton', 'Soft'],
  ])('converts the description %j to %j', expectText)

  it.each([
    ['12 mm<sup>2</sup>', '12 mm2'],
    ['W<b class="unit">12</b>', 'W12'],
    ['Überspannungs<wbr>schutz', 'Überspannungsschutz'],
    ['<mark>A</mark>B', 'AB'],
    ['H<ins>2</ins>O <code>x</code>, <abbr title="Volt">V</abbr>', 'H2O x, V'],
    ['one<hr>two<br/>three<div>four</div>five', 'one two three four five'],
    ['one<section>two</section><my-block>three</my-block>', 'one two three'],
    ['one<b-card>two</b-card>', 'one two'],
    ['one<script>x</script>two', 'one two'],
  ])('inserts spaces only where the markup separates words: %s', expectText)

  it('inserts no space between a word and the punctuation after it', () => {
    expect(plainText('<p><strong>Soft</strong>, <em>warm</em> and W<b>12</b>.</p>')).toBe(
      'Soft, warm and W12.',
    )
  })

  it.each(['<script>alert(1)</script>', '<STYLE type="text/css">p { color: red }</STYLE>'])(
    'omits the content of script and style elements: %s',
    (html) => {
      expect(plainText(`before ${html} after`)).toBe('before after')
    },
  )

  // spec R.16
  it.each([
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['&lt;b&gt;', '<b>'],
    ['&quot;Ohm&quot; &apos;s&#39;', '"Ohm" \'s\''],
    ['a&nbsp;b', 'a b'],
    ['&#8364; &#x20AC; &euro;', '€ € €'],
    ['It&rsquo;s &ldquo;safe&rdquo; &ndash; up to 90&deg;&hellip;', 'It’s “safe” – up to 90°…'],
    ['&Eacute;t&eacute;', 'Été'],
    ['Caf&eacute; &mdash; &lsquo;open&rsquo;', 'Café — ‘open’'],
    ['&amp;lt;', '&lt;'],
    ['&#x10ffff;', '\u{10ffff}'],
    ['&#150; &#x92; &#65', '– ’ A'],
    ['&#xd800;', '\ufffd'],
  ])('decodes HTML entities once: %s', expectText)

  it.each(['&unknown;', '&constructor;', '&__proto__;', '&#0;', '&#x110000;', 'AT&T; & more'])(
    'keeps %s, which is not an HTML entity',
    (html) => {
      expect(plainText(html)).toBe(html)
    },
  )

  // spec R.16
  it('never returns an HTML tag', () => {
    fc.assert(
      fc.property(fc.array(chunk), (chunks) => {
        expect(plainText(chunks.join(''))).not.toMatch(/<[a-z/!?][^>]*>/i)
      }),
    )
  })

  // Text whose conversion takes quadratic time exceeds the time limit of a test.
  it.each(['<', '<a ', '<a "', '<script ', '<style>', '<p title=', '<p title="', '<p a=" \'', '= '])(
    'converts many repetitions of %s',
    (chunk) => {
      expect(plainText(chunk.repeat(100_000)).length).toBeLessThanOrEqual(chunk.length * 100_000)
    },
  )

  it.each(['<a =', '=', "='", '<img', '<', '&', '<!--'])('accepts 10 MB of %s in a tag', (chunk) => {
    const text = plainText(`Crew tee <a ${chunk.repeat(10_000_000 / chunk.length)}`)
    expect(text).toMatch(/^Crew tee/)
  })

  it('keeps the text after a picture of 2 MB', () => {
    expect(plainText(`<img src="data:image/png;base64,${'A'.repeat(2e6)}"><p>Crew tee</p>`)).toBe('Crew tee')
  })
})

it.each([
  ['<p>One</p>\n\n<p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['One\n  <b>Two</b>\t&amp;  three\r\nfour ', 'One\nTwo & three\nfour'],
  ['', ''],
])('plainLines() converts %j to %j', (html, text) => {
  expect(plainLines(html)).toBe(text)
})

describe('metaDescription()', () => {
  const describedAs = (description: string | null) => metaDescription({ title: 'Crew Tee', description })

  // spec 2.125, 9.20, R.16
  it.each([
    ['<p>Shop tee &amp; more.</p>', 'Shop tee & more.'],
    [`<p>${'x'.repeat(159)}yz</p>`, `${'x'.repeat(159)}y`],
    ['x'.repeat(160), 'x'.repeat(160)],
    [null, 'Crew Tee'],
    ['<p></p>', 'Crew Tee'],
    ['&nbsp;', 'Crew Tee'],
  ])('turns the product description %j into %j', (description, text) => {
    expect(describedAs(description)).toBe(text)
  })

  it.each([
    ['an emoji', '🔌'],
    ['an emoji of several code points', '👩🏽‍🔧'],
    ['a flag', '🇨🇭'],
    ['a letter with a combining accent', 'e\u0301'],
  ])('does not cut through %s at the end', (_, character) => {
    const text = 'x'.repeat(159)
    expect(describedAs(`${text}${character} and more`)).toBe(text)
    expect(describedAs(`${text.slice(character.length - 1)}${character} and more`)).toHaveLength(160)
  })

  it('replaces half an emoji at the end in browsers without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {})
    const text = 'x'.repeat(159)
    expect(describedAs(`${text}🔌`)).toBe(`${text}\ufffd`)
  })
})
