import { describe, expect, it } from 'vitest'
import { messages } from '../../src/diagnostics/messages.ts'

describe('the message about an invalid attribute', () => {
  const aboutValue = messages['invalid-attribute']
  const attribute = { tag: 'x-tag', name: 'some-name', text: 'hsah' }

  it.each([
    [
      'lists the valid values',
      { problem: 'choice', attribute: { values: ['history', 'hash'], default: 'history' } },
      'is not one of "history", "hash". Using "history" instead.',
    ],
    [
      'lists the valid schemes of a URL',
      { problem: 'address', attribute: { schemes: ['tel:'] } },
      'is not an http, https, tel: or relative URL. It is ignored.',
    ],
    [
      'names the placeholder that a URL lacks',
      { problem: 'placeholder', attribute: { mustContain: '{id}', default: '/{id}' } },
      'does not contain {id}, so all links would lead to the same page. Using "/{id}" instead.',
    ],
  ] as const)('%s', (_, details, problem) => {
    expect(aboutValue({ ...attribute, ...details })).toBe(`<x-tag> some-name="hsah" ${problem}`)
  })
})
