import { describe, expect, it } from 'vitest'
import { isTooComplex } from '../../src/ui/html-limits.ts'
import { tidyTexts } from '../../src/ui/tidy-html.ts'

const picture = `<p>Front</p><img src="data:image/png;base64,${'A'.repeat(2e6)}">`

describe('isTooComplex()', () => {
  it.each([
    ['290 kB of pictures that are not closed', '<img'.repeat(72_500)],
    ['more than 100,000 characters', `<p>${'Lorem ipsum '.repeat(8400)}</p>`],
    ['more than 100,000 characters next to a picture', `${picture}<p>${'Lorem ipsum '.repeat(8400)}</p>`],
    ['text that only looks like the data of a picture', `<p>data:${'A'.repeat(100_000)}</p>`],
    ['more than 5000 elements', '<br>'.repeat(5001)],
    ['150 unclosed bold labels in 150 list items', '<li><b>Label text</li>'.repeat(150)],
    ['bold labels around other formatting', '<p><b><i>Label</i></b> text</p>'.repeat(150)],
    ['bold labels with a line break', '<P><B>Label<BR></B> text</P>'.repeat(150)],
    ['pictures of more than 3 MB', `<img src="data:image/png;base64,${'A'.repeat(3e6)}">`],
  ])('rejects %s', (_, html) => {
    expect(isTooComplex(html)).toBe(true)
    const text = tidyTexts([html])[0]?.html ?? ''
    expect(text).not.toContain('<')
  })

  it.each([
    ['a list of 150 bold labels', '<ul>'.concat('<li><b>Label</b> text</li>'.repeat(150), '</ul>')],
    ['a list of 150 links', '<ul>'.concat('<li><a href="/a?b=c">Label</a></li>'.repeat(150), '</ul>')],
    ['100 paragraphs with nested formatting', '<p><b><i>Label</i></b> text</p>'.repeat(100)],
    ['a picture of 2 MB', picture],
    ['a picture of 2 MB without quotes', picture.replaceAll('"', '')],
    ['5000 elements', '<br>'.repeat(5000).concat('x')],
    ['100,000 characters of text', 'x'.repeat(100_000)],
  ])('accepts %s', (_, html) => {
    expect(isTooComplex(html)).toBe(false)
    expect(tidyTexts([html])[0]?.html).toBe(html.replace(/src=(data[^>]*)/, 'src="$1"'))
  })

  // Text that takes quadratic time exceeds the time limit of a test.
  it.each(['<img', '<img ', '<', '&', '<!--', '<b>', '</b>', '<p><b>', '=data:', '="data:', '= ', '<a ='])(
    'rejects 10 MB of %s and shows the texts',
    (chunk) => {
      const html = chunk.repeat(10_000_000 / chunk.length)
      expect(isTooComplex(html)).toBe(true)
      expect(tidyTexts([html, `Crew tee <a ${html}`])).toHaveLength(2)
    },
  )
})
