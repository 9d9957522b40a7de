import { describe, expect, it } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import { messages } from '../../src/diagnostics/messages.ts'
import { STORE_ATTRIBUTES } from '../../src/runtime/store-settings.ts'

/** Returns the message about an attribute that an element does not have. */
function messageAbout(tag: string, name: string): string | undefined {
  const attributes = elements.find(({ definition }) => definition.name === tag)?.definition.attributes ?? {}
  return messages['unknown-attribute']({
    tag,
    name,
    known: [...Object.keys(attributes), ...STORE_ATTRIBUTES],
  })
}

describe('the message about an unknown attribute', () => {
  it.each([
    ['store-grid', 'store_id', 'store-id'],
    ['store-grid', 'stor-host', 'store-host'],
    ['electrician-site', 'fhone', 'phone'],
    ['contact-info', 'e-mail', 'email'],
    ['cart-drawer', 'succes-url', 'success-url'],
  ])('on <%s> suggests another name for “%s”: “%s”', (tag, written, meant) => {
    expect(messageAbout(tag, written)).toBe(
      `<${tag}> ignores the unknown attribute "${written}". Did you mean "${meant}"?`,
    )
  })

  it.each(['class', 'reveal'])('is not logged for an attribute with another purpose: %s', (name) => {
    for (const tag of ['cart-drawer', 'electrician-site', 'quote-form', 'store-grid'])
      expect(messageAbout(tag, name)).toBeUndefined()
  })
})

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
