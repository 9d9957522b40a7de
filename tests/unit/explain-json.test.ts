import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainJson } from '../../src/diagnostics/explain-json.ts'

describe('explainJson()', () => {
  it.each([
    ['a comma before }', '{\n  "a": 1,\n  "b": 2,\n}', 'line 4: remove the comma before }'],
    ['two commas', '{ "a": 1,, "b": 2 }', 'line 1: remove the second comma'],
    ['curly quotes', '{\n“a”: 1 }', 'line 2: these are curly quotes. Replace them with straight quotes (")'],
    ['single quotes', "{ 'a': 1 }", 'line 1: replace the single quotes with straight double quotes (")'],
    ['a comment', '{\n  // name\n  "a": 1\n}', 'line 2: remove the comment'],
    ['a missing comma', '{\n  "a": "x"\n  "b": 2\n}', 'line 2: add a comma after "x"'],
    ['a name without quotes', '{ headline: "x" }', 'line 1: put headline in quotes (")'],
    ['a text without quotes', '{ "a": hello }', 'line 1: put hello in quotes (")'],
    ['a missing colon', '{ "a" "b" }', 'line 1: write a colon after "a"'],
    ['an equals sign', '{ "a" = "b" }', 'line 1: replace = with a colon'],
    ['a semicolon', '{ "a": 1; "b": 2 }', 'line 1: replace ; with a comma'],
    [
      'a missing }',
      '{\n "a": { "b": 1 }\n',
      'line 3: add } at the end, because the { in line 1 is not closed',
    ],
    ['a missing ]', '{ "a": [1, 2 }', 'line 1: add ] before }, because the [ in line 1 is not closed'],
    ['an additional }', '{ "a": 1 }\n}', 'line 2: remove } and everything after it'],
    ['missing braces', '"a": 1', 'line 1: write { before the first name and } at the end of the JSON'],
    ['a missing value', '{ "a": }', 'line 1: write a value before }'],
    [
      'a text that does not end',
      '{\n "a": "b,\n "c": 1 }',
      'line 2: end the text with a quote (") in the same line',
    ],
    [
      'quotes inside a text',
      '{ "a": "the "best" one" }',
      'line 1: write \\" for each quote inside the text before best',
    ],
    ['a backslash', '{ "a": "C:\\Sparks" }', 'line 1: replace each \\ inside the text with \\\\'],
    ['a tab inside a text', '{ "a": "b\tc" }', 'line 1: replace the tab inside the text with a space'],
    ['a time without quotes', '{ "a": 9:00 }', 'line 1: put 9:00 in quotes (")'],
    ['a word with a capital letter', '{ "a": False }', 'line 1: write False in lowercase'],
    [
      'entities',
      '{ &quot;a&quot;: 1 }',
      'line 1: write the character itself instead of the HTML entity &quot;',
    ],
    ['a paragraph', '<p>{ "a": 1 }</p>', 'line 1: remove <p>, which an editor inserted'],
    ['line breaks of an editor', '{<br />\n"a": 1 }', 'line 1: remove <br />, which an editor inserted'],
    ['a non-breaking space', '{\n\u00a0"a": 1 }', 'line 2: replace the special space with a normal one'],
    [
      'a curly quote at the end of a value',
      '{"name": "Volt”, "phone": "1"}',
      'line 1: these are curly quotes.',
    ],
    ['a curly quote before a number', '{\n"a": "b”, "1": 2}', 'line 2: these are curly quotes.'],
    ['curly quotes that belong to the text', '{"a": "“Best”, they say" "b": 1}', 'line 1: add a comma after'],
    ['a phone number in parentheses', '{"a": (555) 010-0199}', 'line 1: put (555) 010-0199 in quotes (")'],
    [
      'a name that begins like true',
      '{"a": True North Electric}',
      'line 1: put True North Electric in quotes (")',
    ],
    ['a control character', '{"a": "b\u000bc"}', 'line 1: remove the invisible character inside the text'],
    ['a carriage return', '{"a": "b\rc"}', 'line 1: end the text with a quote (") in the same line'],
    ['a decimal comma', '{"latitude": 39,8}', 'line 1: write 39.8 instead of 39,8'],
    ['a code fence', '```json\n{"a": 1}\n```', 'line 1: remove the lines with ```'],
  ])('names the line and the correction for %s', (_, json, correction) => {
    expect(() => JSON.parse(json)).toThrow(SyntaxError)
    expect(explainJson(json)).toContain(correction)
  })

  it('counts the lines only once for many brackets', () => {
    expect(explainJson('[\n'.repeat(50_000))).toContain(
      'line 50001: add ] at the end, because the [ in line 50000 is not closed',
    )
  })

  it('finds a mistake in every text that JSON.parse rejects, including truncated and altered JSON', () => {
    const json = JSON.stringify(
      { hours: { week: [{ days: ['Mon'], opens: '8', n: -1.5e3 }] }, ok: true },
      null,
      1,
    )
    const character = fc.constantFrom(...'{}[],:"\'\\ \n\t01-.eatrufn“<&;=', '')
    fc.assert(
      fc.property(fc.nat(json.length), fc.nat(3), fc.array(character), (at, count, inserted) => {
        const text = json.slice(0, at) + inserted.join('') + json.slice(at + count)
        try {
          JSON.parse(text)
        } catch {
          expect(explainJson(text)).toMatch(/^line \d+: \S/)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
