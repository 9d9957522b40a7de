import { expect, it } from 'vitest'
import { recordMessages } from '../support/author-messages.ts'
import { aDefinedElement, put, updatePage } from '../support/test-element.tsx'

it.each([
  ['about-owner', 'booking-url', 'booking'],
  ['contact-info', 'coverage-url', 'coverage'],
  ['electrician-site', 'booking-url', 'booking'],
  ['electrician-site', 'coverage-url', 'coverage'],
] as const)('<%s %s> sets the link “%s”, but not to a javascript: URL', async (name, attribute, link) => {
  const loggedMessages = recordMessages()
  const { seen, element } = aDefinedElement(name)
  await put(element)
  for (const url of ['mailto:hello@volt.example', 'MAILTO:hello@volt.example', 'tel:5550100', '/visit']) {
    await updatePage(() => element.setAttribute(attribute, url))
    expect(seen.business?.links[link]).toBe(url)
  }
  await updatePage(() => element.setAttribute(attribute, 'javascript:alert(1)'))
  expect(seen.business?.links[link]).toBeUndefined()
  expect(await loggedMessages()).toHaveLength(1)
})

it.each([
  ['electrician-site', 'quote-endpoint', 'quoteEndpoint'],
  ['quote-form', 'endpoint', 'endpoint'],
] as const)('<%s %s> accepts a mailto: address', async (name, attribute, prop) => {
  const { seen, element } = aDefinedElement(name, { [attribute]: 'mailto:hello@volt.example' })
  await put(element)
  expect(seen.props[prop]).toBe('mailto:hello@volt.example')
})
