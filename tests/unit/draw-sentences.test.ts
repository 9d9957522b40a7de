import { describe, expect, it } from 'vitest'
import { commentsIn, randomFrom, sample, sentencesIn, titlesIn } from '../support/draw-sentences.mjs'

const textsOf = (entries: { text: string }[]) => entries.map(({ text }) => text)

describe('commentsIn()', () => {
  it('returns doc comments, line comments and comments at the end of a line', () => {
    const code = '/** Adds one. */\nconst a = 1 // Starts at one.\n// Waits a moment.\nwait()\n'
    expect(commentsIn('a.ts', code)).toEqual([
      { text: 'Adds one.', line: 1 },
      { text: 'Starts at one.', line: 2 },
      { text: 'Waits a moment.', line: 3 },
    ])
  })

  it('joins the lines of a multi-line comment', () => {
    const code =
      '// First line,\n// second line.\nrun()\n\n/**\n * Third line,\n * fourth line.\n */\nrun()\n'
    expect(textsOf(commentsIn('a.ts', code))).toEqual([
      'First line, second line.',
      'Third line, fourth line.',
    ])
  })

  it('finds comments before closing braces and in JSX expressions', () => {
    const code = 'const a = () => {\n  // Does nothing.\n}\nconst b = <p>{/* No text. */}</p>\n'
    expect(textsOf(commentsIn('a.tsx', code))).toEqual(['Does nothing.', 'No text.'])
  })

  it('ignores slashes in strings, templates, regular expressions and JSX text', () => {
    const code = `
      const a = ['// not this', \`// not \${'// this'} either\`, /\\/\\/ nor this/]
      const b = <p>See // there</p>
    `
    expect(commentsIn('a.tsx', code)).toEqual([])
  })

  it('ignores tool directives and licenses', () => {
    const code = '// biome-ignore lint/a/b: a reason\n/*! Copyright by someone else */\nrun()\n'
    expect(commentsIn('a.ts', code)).toEqual([])
  })

  it('returns comments from CSS and HTML files', () => {
    expect(textsOf(commentsIn('a.css', '/* Keeps the ratio. */\np { color: red }'))).toEqual([
      'Keeps the ratio.',
    ])
    expect(textsOf(commentsIn('a.html', '<!-- Loads\n  the script. --><p>'))).toEqual(['Loads the script.'])
  })
})

describe('titlesIn()', () => {
  it('returns each title preceded by the titles of its groups', () => {
    const code = "describe('<a-b>', () => {\n  it('is shown', () => {})\n})\ntest('it works', () => {})\n"
    expect(titlesIn('a.test.ts', code)).toEqual([
      { text: '<a-b> › is shown', line: 2 },
      { text: 'it works', line: 4 },
    ])
  })

  it('returns the titles of parameterized tests as written', () => {
    const code = `
      it.each([1, 2])('accepts %s', () => {})
      test(\`opens \${name}\`, () => {})
      describe.each(all)('$name', () => {
        it('runs', () => {})
      })
    `
    expect(textsOf(titlesIn('a.test.ts', code))).toEqual(['accepts %s', `opens \${name}`, '$name › runs'])
  })

  it('ignores test steps and calls without a callback', () => {
    const code = "test.step('one step', async () => {})\ntest.use({ locale: 'en' })\nitem('a', 'b')\n"
    expect(titlesIn('a.spec.ts', code)).toEqual([])
  })
})

describe('sentencesIn()', () => {
  it('splits paragraphs and list items into sentences', () => {
    const markdown = 'The cart is saved. It stays\nin the browser.\n\n- Every tab shows the same cart.\n'
    expect(sentencesIn(markdown)).toEqual([
      { text: 'The cart is saved.', line: 1 },
      { text: 'It stays in the browser.', line: 1 },
      { text: 'Every tab shows the same cart.', line: 4 },
    ])
  })

  it('returns the sentences in table cells', () => {
    const markdown = '| event | when |\n|---|---|\n| `cart-open` | The cart has been opened. |\n'
    expect(textsOf(sentencesIn(markdown))).toEqual(['The cart has been opened.'])
  })

  it('omits headings, code blocks, HTML and tables of contents', () => {
    const markdown =
      '# This is a long heading\n\n- [A long link to a section](#section)\n\n```js\nconst a = one of many words\n```\n\n<p>Some text in an element.</p>\n'
    expect(sentencesIn(markdown)).toEqual([])
  })

  it('replaces links with their text', () => {
    expect(textsOf(sentencesIn('Read [the notes](notes.md) before a release.'))).toEqual([
      'Read the notes before a release.',
    ])
  })
})

describe('sample()', () => {
  const list = Array.from({ length: 100 }, (_, index) => index)

  it('returns the same entries for the same seed and different entries for a different seed', () => {
    expect(sample(list, 10, randomFrom(1))).toEqual(sample(list, 10, randomFrom(1)))
    expect(sample(list, 10, randomFrom(1))).not.toEqual(sample(list, 10, randomFrom(2)))
  })

  it('returns no duplicates, and every entry of a short list', () => {
    expect(new Set(sample(list, 60, randomFrom(3))).size).toBe(60)
    expect(sample([1, 2], 60, randomFrom(3)).toSorted()).toEqual([1, 2])
  })
})
