import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { tidyTexts } from '../../src/ui/tidy-html.ts'

type Node = DefaultTreeAdapterTypes.Node

const tidy = (html: string) => tidyTexts([html])[0]?.html ?? ''
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const countNodes = (node: Node): number =>
  childrenOf(node).reduce((sum, child) => sum + 1 + countNodes(child), 0)
const hasTags = (html: string) => /<[a-z]/.test(html)

/** Each element, the text after it, and the elements that browsers add to tables. */
const MAX_NODES = 60_000

/** Inputs of less than 100 kB that browsers turn into many repeated nodes. */
const bombs: Record<string, string> = {
  'unclosed bold text before many paragraphs': `<p>${'<b align="i">'.repeat(400)}${'<p>x'.repeat(1500)}`,
  'formatting that leaves a table': `<table>${'<i>'.repeat(200)}${'<tr>x'.repeat(2000)}`,
  'formatting that is ended inside a table cell': `${'<b><table><td></b></table>'.repeat(1000)}${'<p>x'.repeat(3000)}`,
  'formatting that overlaps': `${'<b>'.repeat(1600)}${'<i>'.repeat(1600)}${'</b>x'.repeat(1600)}`,
  'formatting inside an element that ends': `${'<span>'.repeat(1000)}${'<b>'.repeat(1000)}${'</span>x'.repeat(1000)}`,
  'formatting in links': `<a>${'<b>'.repeat(1000)}${'<a>x'.repeat(1000)}`,
  'tags around comments': `${'<<!---->b align="i">'.repeat(400)}${'<p>x'.repeat(1500)}`,
  'thousands of line breaks': '<br>'.repeat(24_000),
  'formatting that is ended inside many blocks':
    '<b align=1><div><div><div><div><div></b></div></div></div></div></div>'
      .repeat(1000)
      .concat('<p>x'.repeat(1000)),
}

describe('tidyTexts()', () => {
  it.each(Object.entries(bombs))('limits the nodes of %s', (_, bomb) => {
    expect(countNodes(parseFragment(tidy(bomb)))).toBeLessThan(MAX_NODES)
  })

  it('limits the nodes of any tags', () => {
    const tag = fc.constantFrom(
      ...'a b i font nobr p div ul li dl dd h1 h2 span table tr td th tbody caption col x-y svg'.split(' '),
    )
    const token = fc.oneof(
      tag.map((name) => `<${name}>`),
      fc.tuple(tag, fc.nat(99)).map(([name, number]) => `<${name} title=${number}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('x', ' ', '<br>', '<img>', '<hr>', '<!--', '-->', '<script>', '</script>'),
    )
    const soup = fc.array(token, { maxLength: 40 })
    fc.assert(
      fc.property(fc.tuple(soup, soup, soup), fc.nat(90), fc.nat(90), ([first, second, third], m, n) => {
        const html = tidy(first.join('').repeat(m) + second.join('').repeat(n) + third.join(''))
        expect(countNodes(parseFragment(html))).toBeLessThan(MAX_NODES)
      }),
    )
  })

  it.each([
    ['290 kB of pictures that are not closed', '<img'.repeat(72_500)],
    ['more than 100,000 characters', `<p>${'Lorem ipsum '.repeat(8400)}</p>`],
    ['text that only looks like the data of a picture', `<p>data:${'A'.repeat(100_000)}</p>`],
    ['pictures of more than 3 MB', `<img src="data:image/png;base64,${'A'.repeat(3e6)}">`],
    ['150 unclosed bold labels in 150 list items', '<li><b>Label text</li>'.repeat(150)],
  ])('shows %s without formatting', (_, html) => {
    expect(tidy(html)).not.toContain('<')
  })

  it('shows such HTML with one line per paragraph', () => {
    const html = `${'<div>Fits all</div><p>5 &lt; 6 &amp; 7</p>'.repeat(9000)}`
    expect(tidyTexts([html])[0]?.html).toMatch(/^Fits all\n5 &lt; 6 &amp; 7\nFits all\n/)
    expect(tidyTexts([html])[0]?.hasNewlines).toBe(true)
  })

  it('cuts texts of more than 300,000 characters', () => {
    expect(tidy('<p>word</p>'.padEnd(3_000_000, 'Lorem ipsum '))).toHaveLength(300_000)
  })

  it('limits all texts of a product together', () => {
    const texts = tidyTexts(Array.from({ length: 30 }, () => '<p>x</p>'.repeat(900)))
    expect(texts.filter(({ html }) => hasTags(html))).toHaveLength(11)
    expect(texts.at(-1)?.html).toBe('x\n'.repeat(900).trim())
  })

  // Text that takes quadratic time exceeds the time limit of a test.
  it.each(['<img', '<img ', '<', '&', '<!--', '<b>', '</b>', '<p><b>', '=data:', '="data:', '= ', '<a ='])(
    'shows 10 MB of %s, and the text after it',
    (chunk) => {
      const html = chunk.repeat(10_000_000 / chunk.length)
      expect(tidyTexts([html, `Crew tee <a ${html}`])).toHaveLength(2)
      expect(tidy(chunk.repeat(90_000 / chunk.length)).length).toBeLessThan(MAX_NODES * 5)
    },
  )

  it.each([
    ['a table of 40 kB', `<table><tbody>${'<tr><td>Size</td><td>M</td></tr>'.repeat(1300)}</tbody></table>`],
    ['a picture of 2 MB as a data URL', `<p>Text</p><img src="data:image/png;base64,${'A'.repeat(2e6)}">`],
    ['100 unclosed paragraphs with bold beginnings', '<p><b>Size</b> M'.repeat(100)],
    ['150 paragraphs with nested formatting', '<p><b><i>Label</i></b> text</p>'.repeat(150)],
    ['150 links', '<ul>'.concat('<li><a href="/a?b=c">Label</a></li>'.repeat(150), '</ul>')],
    ['5000 line breaks', 'x'.concat('<br>'.repeat(5000), 'x')],
    ['a less-than sign', '5 < 6 <3'],
    ['attributes without quotes', `<a href=x title=a"b hidden>y`],
  ])('keeps %s', (_, html) => {
    expect(tidy(html)).toBe(html)
  })

  it('keeps the formatting of text that was pasted from Word', () => {
    const settings = '<w:LsdException Locked="false" Name="Normal"/>'.repeat(370)
    const rows = '<tr><td width=301><p class=MsoNormal><b><span>Size</span></b><o:p></o:p></p></td></tr>'
    const html = `<!--[if gte mso 9]><xml><w:LatentStyles>${settings}</w:LatentStyles></xml><![endif]--><table>${rows.repeat(99)}</table>`
    expect(tidy(html)).toBe(`<table>${rows.repeat(99).replaceAll(/<.?o:p>/g, '')}</table>`)
  })

  it.each([
    [
      'style attributes with and without quotes',
      `<p style="color:red">a</p><p style='x'>b</p><p STYLE=x>c</p>`,
      '<p >a</p><p >b</p><p >c</p>',
    ],
    ['event handler attributes', '<img src="a.png" onerror="b()"/onload=c>', '<img src="a.png" />'],
    ['style attributes without a space before them', '<p title="a"style="b">c', '<p title="a">c'],
    ['event handlers after a slash instead of a space', '<hr/onload=a()>', '<hr/>'],
    ['a style attribute after a quoted >', '<p title="a > b" style="c">d', '<p title="a > b" >d'],
    ['style elements', 'a<style media="print">p{}</style >b', 'ab'],
    ['comments', 'a<!-- <p style="x"> -->b', 'ab'],
    ['a tag that is not closed', '<p>x</p><a href="y', '<p>x</p>'],
  ])('removes %s', (_, html, tidied) => {
    expect(tidy(html)).toBe(tidied)
  })

  it.each(['&nbsp;', '&#160;', '<br>', '<span>\u200b</span>', '<o:p>&nbsp;</o:p>', ''])(
    'shows nothing for paragraphs that contain only %j',
    (empty) => {
      expect(tidy(`<p>${empty}</p><div>${empty}</div>`)).toBe('')
    },
  )

  it('keeps a text that contains only a picture', () => {
    expect(tidy('<p><img src=a></p>')).toBe('<p><img src=a></p>')
  })

  it.each([
    ['plain text', 'One\nTwo', true],
    ['text with formatting', 'One\n<b>Two</b>', true],
    ['text with line breaks', 'One<br>\nTwo', false],
    ['paragraphs', '<p>One</p>\n<p>Two</p>', false],
  ])('recognizes whether the newlines of %s must be shown', (_, html, hasNewlines) => {
    expect(tidyTexts([html])[0]?.hasNewlines).toBe(hasNewlines)
  })
})
