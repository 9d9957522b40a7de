import { describe, expect, it } from 'vitest'
import { explainJson } from '../../src/diagnostics/explain-json.ts'

describe('explainJson()', () => {
  it.each([
    ['around a name', '{\n“a”: 1 }', 2],
    ['around a value', '{\n  "a": "x",\n  "b": „y“\n}', 3],
    ['around an entry', '["a",\n\n“b”]', 3],
  ])('names the line of the first curly quotes %s', (_, json, line) => {
    expect(explainJson(json)).toBe(`Replace the curly quotes in line ${line} with straight quotes (").`)
  })

  it.each([
    ['a comma before }', '{\n  "a": 1,\n  "b": 2,\n}', /line 4 column 1/],
    ['a missing comma', '{\n  "a": "x"\n  "b": 2\n}', /line 3 column 3/],
    ['curly quotes that belong to a text', '{\n"a": "“Best”, they say" "b": 1}', /line 2 column 25/],
    ['a curly quote in a text without an end', '{\n"a": "“Best\n}', /line 2 column 12/],
    ['a text without quotes', '{ "a": hello }', /'h'/],
  ])('repeats the browser’s own message about %s', (_, json, message) => {
    expect(explainJson(json)).toMatch(message)
  })
})
