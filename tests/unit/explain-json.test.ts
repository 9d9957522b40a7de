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
    ['a comma before }', '{ "a": 1, }'],
    ['curly quotes that belong to a text', '{ "a": "“Best”, they say" "b": 1}'],
    ['a curly quote in a text without an end', '{ "a": "“Best\n}'],
  ])('repeats the browser’s own message about %s', (_, json) => {
    expect(() => JSON.parse(json)).toThrow(explainJson(json).slice(0, -1))
  })
})
