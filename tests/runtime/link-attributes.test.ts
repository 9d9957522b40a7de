import { describe, expect, it } from 'vitest'
import { recordMessages } from '../support/author-messages.ts'
import { anElement, aTestElement, updatePage } from '../support/test-element.tsx'

/** Inserts an element with an attribute. Returns what its component received. */
async function seenWith(name: string, attribute: string, value: string) {
  const { tagName, seen, define } = aTestElement(name)
  define()
  await updatePage(() => document.body.append(anElement(tagName, { [attribute]: value })))
  return seen
}

describe.each([
  ['about-owner', 'booking-url', 'booking'],
  ['contact-info', 'coverage-url', 'coverage'],
  ['electrician-site', 'booking-url', 'booking'],
  ['electrician-site', 'coverage-url', 'coverage'],
] as const)('<%s %s>', (name, attribute, link) => {
  it.each([
    'http://volt.example/visit',
    'https://volt.example/visit',
    'mailto:hello@volt.example',
    'tel:5550100',
    '/visit',
    '#/product/visit',
  ])('links to %s', async (url) => {
    const { business } = await seenWith(name, attribute, url)
    expect(business?.links[link]).toBe(url)
  })

  it('ignores a javascript: URL and reports it', async () => {
    const loggedMessages = recordMessages()
    const { business } = await seenWith(name, attribute, 'javascript:alert(1)')
    expect(business?.links[link]).toBeUndefined()
    expect(await loggedMessages()).toHaveLength(1)
  })
})

it.each([
  ['electrician-site', 'quote-endpoint', 'quoteEndpoint'],
  ['quote-form', 'endpoint', 'endpoint'],
] as const)('<%s %s> accepts a mailto: address', async (name, attribute, prop) => {
  const { props } = await seenWith(name, attribute, 'mailto:hello@volt.example')
  expect(props[prop]).toBe('mailto:hello@volt.example')
})
