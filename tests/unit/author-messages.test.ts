import { describe, expect, it } from 'vitest'
import { messages } from '../../src/diagnostics/messages.ts'

describe('the message about an invalid attribute', () => {
  const aboutValue = messages['invalid-attribute']
  const attribute = { tag: 'x-tag', name: 'some-name', text: 'hsah' }

  it('lists the valid values', () => {
    expect(
      aboutValue({
        ...attribute,
        problem: 'choice',
        attribute: { values: ['history', 'hash'], default: 'history' },
      }),
    ).toBe('<x-tag> some-name="hsah" is not one of "history", "hash". Using "history" instead.')
  })

  it('lists the valid schemes of a URL', () => {
    expect(aboutValue({ ...attribute, problem: 'address', attribute: { schemes: ['tel:'] } })).toBe(
      '<x-tag> some-name="hsah" is not an http, https, tel: or relative URL. It is ignored.',
    )
  })

  it('names the placeholder that a URL lacks', () => {
    expect(
      aboutValue({
        ...attribute,
        problem: 'placeholder',
        attribute: { mustContain: '{id}', default: '/{id}' },
      }),
    ).toBe(
      '<x-tag> some-name="hsah" does not contain {id}, so all links would lead to the same page. ' +
        'Using "/{id}" instead.',
    )
  })
})
