import { describe, expect, it } from 'vitest'
import { stripInlineCode } from '../../src/ui/strip-inline-code.ts'

describe('stripInlineCode()', () => {
  it.each([
    [
      'style attributes with and without quotes',
      `<p style="color:red">a</p><p style='x'>b</p><p STYLE=x>c</p>`,
      '<p >a</p><p >b</p><p >c</p>',
    ],
    ['event handler attributes', '<img src="a.png" onerror="b()"/onload=c>', '<img src="a.png" />'],
    ['style attributes without a space before them', '<p title="a"style="b">', '<p title="a">'],
    ['event handlers after a slash instead of a space', '<svg/onload=a()>', '<svg/>'],
    ['a style attribute after a quoted >', '<p title="a > b" style="c">', '<p title="a > b" >'],
    ['style elements', 'a<style media="print">p{}</style >b', 'ab'],
  ])('removes %s', (_, html, quiet) => {
    expect(stripInlineCode(html)).toBe(quiet)
  })

  it.each([
    'Plain text with style="x" and onclick=y',
    'a < b style="c" > d',
    '<p title="my style=x onclick=y">text</p>',
    '<a href="/style?on=1" title=\'style="a"\'>text</a>',
    '<p data-style="a">text</p>',
    '',
  ])('returns %j unchanged', (html) => {
    expect(stripInlineCode(html)).toBe(html)
  })

  it('processes long malformed HTML in less than two seconds', () => {
    const started = performance.now()
    for (const html of ['<a', '<a "', `<a '"`, '<p title=', '<style>']) stripInlineCode(html.repeat(50_000))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
