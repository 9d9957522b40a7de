import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { tidyTexts } from '../../src/ui/tidy-html.ts'

type Node = DefaultTreeAdapterTypes.Node

const tidy = (html: string) => tidyTexts([html])[0]?.html ?? ''
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const countNodes = (node: Node): number =>
  childrenOf(node).reduce((sum, child) => sum + 1 + countNodes(child), 0)
const depthOf = (node: Node): number => Math.max(0, ...childrenOf(node).map((child) => 1 + depthOf(child)))
const hasTags = (html: string) => /<[a-z]/.test(html)

/** Inputs of less than 100 kB that browsers turn into many nested or repeated nodes. */
const bombs: Record<string, string> = {
  'unclosed bold text before many paragraphs': `<p>${'<b align="i">'.repeat(400)}${'<p>x'.repeat(1500)}`,
  'formatting that leaves a table': `<table>${'<i>'.repeat(200)}${'<tr>x'.repeat(2000)}`,
  'tables in tables': '<table><tr><td>'.repeat(3000),
  'nested divs': `${'<div>'.repeat(10_000)}x`,
  'nested unknown elements': `${'<x-y>'.repeat(10_000)}${'<b><i><u><s><p>'.repeat(2000)}`,
  'thousands of line breaks': '<br>'.repeat(24_000),
  'formatting that is ended inside many blocks':
    '<b align=1><div><div><div><div><div></b></div></div></div></div></div>'
      .repeat(1000)
      .concat('<p>x'.repeat(1000)),
  'a script that contains comments': `<div><script><!--<script></script></div>--></script>`.repeat(2000),
  'end tags in attributes': '<div><img alt="</div>">'.repeat(4000),
  'foreign elements': `<svg><style>${'<div><b>'.repeat(3000)}`,
}

describe('tidyTexts()', () => {
  it.each(Object.entries(bombs))('limits the nodes and the depth of %s', (_, bomb) => {
    const tree = parseFragment(tidy(bomb))
    expect(countNodes(tree)).toBeLessThan(21_000)
    expect(depthOf(tree)).toBeLessThan(110)
  })

  it('limits the nodes and the depth of any tags', () => {
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
      fc.property(fc.tuple(soup, soup, soup), fc.nat(30), fc.nat(30), ([first, second, third], m, n) => {
        const html = tidy(first.join('').repeat(m) + second.join('').repeat(n) + third.join(''))
        const tree = parseFragment(html)
        expect(countNodes(tree)).toBeLessThan(21_000)
        expect(depthOf(tree)).toBeLessThan(310)
      }),
    )
  })

  it('shows HTML above the limits as plain text with one line per paragraph', () => {
    const html = `${'<div>'.repeat(200)}Fits all</div><p>5 &lt; 6 &amp; 7`
    expect(tidyTexts([html])).toEqual([{ html: 'Fits all\n5 &lt; 6 &amp; 7', hasNewlines: true }])
  })

  it('cuts texts of more than 300,000 characters', () => {
    expect(tidy('<p>word</p>'.padEnd(3_000_000, 'Lorem ipsum '))).toHaveLength(300_000)
  })

  it('limits all texts of a product together', () => {
    const texts = tidyTexts(Array.from({ length: 30 }, () => '<p>x</p>'.repeat(900)))
    expect(texts.filter(({ html }) => hasTags(html))).toHaveLength(11)
    expect(texts.at(-1)?.html).toBe('x\n'.repeat(900).trim())
  })

  it.each([
    ['a table of 40 kB', `<table><tbody>${'<tr><td>Size</td><td>M</td></tr>'.repeat(1300)}</tbody></table>`],
    ['a picture of 2 MB as a data URL', `<p>Text</p><img src="data:image/png;base64,${'A'.repeat(2e6)}">`],
    ['100 unclosed paragraphs with bold beginnings', '<p><b>Size</b> M'.repeat(100)],
  ])('keeps the elements of %s', (_, html) => {
    const before = countNodes(parseFragment(html))
    expect(countNodes(parseFragment(tidy(html)))).toBe(before)
  })

  it('keeps the formatting of text that was pasted from Word', () => {
    const settings = '<w:LsdException Locked="false" Name="Normal"/>'.repeat(370)
    const rows =
      '<tr><td width=301><p class=MsoNormal><b><span>Size</span></b><o:p></o:p></p></td></tr>'.repeat(99)
    const html = `<!--[if gte mso 9]><xml><w:LatentStyles>${settings}</w:LatentStyles></xml><![endif]--><p><o:p>&nbsp;</o:p></p><table>${rows}</table>`
    expect(tidy(html)).toBe(
      `<table>${'<tr><td width="301"><p class="MsoNormal"><b><span>Size</span></b></p></td></tr>'.repeat(99)}</table>`,
    )
  })

  it.each([
    ['formatting across paragraphs', '<p><b>x<p>y</b>z', '<p><b>x</b></p><p><b>y</b>z</p>'],
    ['overlapping formatting', '<b>1<i>2</b>3</i>4', '<b>1<i>2</i></b><i>3</i>4'],
    ['formatting around a block', '<b>1<p>2</b></p>3', '<b>1<p>2</p></b>3'],
    ['a list', '<ul><li>x<ul><li>y</ul><li>z</ul>', '<ul><li>x<ul><li>y</li></ul></li><li>z</li></ul>'],
    [
      'a table',
      '<table><tr><td><b>x<td>y<tr><th>z',
      '<table><tr><td><b>x</b></td><td>y</td></tr><tr><th>z</th></tr></table>',
    ],
    ['a link in a link', '<a href=1>x<a href=2>y', '<a href="1">x</a><a href="2">y</a>'],
    ['definitions', '<dl><dt>x<dd>y<dt>z</dl>', '<dl><dt>x</dt><dd>y</dd><dt>z</dt></dl>'],
    ['a row without a table', '<tr><td>x', 'x'],
    ['an end tag without a start tag', 'x</div></p></b>y', 'xy'],
    ['a less-than sign', '5 < 6 <3', '5 &lt; 6 &lt;3'],
    [
      'attributes without quotes',
      `<a href=x title=a"b hidden>y`,
      '<a href="x" title="a&quot;b" hidden>y</a>',
    ],
    ['quotes that are not closed', '<p>x<a href="y', '<p>x</p>'],
  ])('keeps %s as browsers do', (_, html, tidied) => {
    expect(tidy(html)).toBe(tidied)
  })

  it.each([
    [
      'style attributes with and without quotes',
      `<p style="color:red">a</p><p style='x'>b</p><p STYLE=x>c</p>`,
      '<p>a</p><p>b</p><p>c</p>',
    ],
    ['event handler attributes', '<img src="a.png" onerror="b()"/onload=c>', '<img src="a.png">'],
    ['style attributes without a space before them', '<p title="a"style="b">c', '<p title="a">c</p>'],
    ['event handlers after a slash instead of a space', '<hr/onload=a()>', '<hr>'],
    ['a style attribute after a quoted >', '<p title="a > b" style="c">d', '<p title="a > b">d</p>'],
    ['style elements', 'a<style media="print">p{}</style >b', 'ab'],
    ['comments', 'a<!-- <p style="x"> -->b', 'ab'],
    [
      'heights that could stretch the page',
      '<table height=99999><tr height=9><td height=99999>a',
      '<table><tr><td>a</td></tr></table>',
    ],
    ['the size of a line', '<hr size=99999>', '<hr>'],
  ])('removes %s', (_, html, tidied) => {
    expect(tidy(html)).toBe(tidied)
  })

  it.each(['&nbsp;', '&#160;', '<br>', '<span>\u200b</span>', '<o:p>&nbsp;</o:p>', ''])(
    'removes elements that contain only %j',
    (empty) => {
      expect(
        tidy(`<p>a</p><p>${empty}</p><div>${empty}</div><ul><li>${empty}</li></ul><h2>${empty}</h2><p>b`),
      ).toBe('<p>a</p><p>b</p>')
      expect(tidy(`<p>${empty}</p>`)).toBe('')
    },
  )

  it('keeps paragraphs and sections that contain only a picture', () => {
    expect(tidy('<p><img src=a></p>')).toBe('<p><img src="a"></p>')
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
