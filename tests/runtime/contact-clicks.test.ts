import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../src/index.ts'
import { aFactsScript, anElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

const business = {
  email: 'hello@volt.example',
  address: { city: 'Springfield' },
  links: { whatsapp: '+1 555 010 0199', booking: '/book' },
}

/** Shows an element. Returns a function that clicks a link, and the listener for `contact-click`. */
async function show(name: string) {
  const element = anElement(name, { phone: '(555) 010-0199' })
  element.append(aFactsScript(business))
  await updatePage(() => document.body.replaceChildren(element))
  const onClick = vi.fn((event: CustomEvent) => event.detail)
  document.addEventListener('contact-click', onClick as never, { once: true })
  const shown = within(shadowRootOf(element))
  const click = async (label: RegExp) => {
    const [link] = await shown.findAllByRole('link', { name: label })
    const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
    link?.dispatchEvent(event)
    return event
  }
  return { click, onClick }
}

it.each([
  ['contact-info', /^Call \(/, { kind: 'phone', href: 'tel:5550100199' }],
  ['contact-info', /^Email Us/, { kind: 'email', href: 'mailto:hello@volt.example' }],
  ['contact-info', /^WhatsApp/, { kind: 'message', href: 'https://wa.me/15550100199' }],
  ['contact-info', /^Address/, { kind: 'map', href: expect.stringContaining('query=Springfield') }],
  ['about-owner', /^Schedule/, { kind: 'booking', href: expect.stringContaining('/book') }],
])('<%s> dispatches contact-click for the link %s', async (name, label, detail) => {
  const { click, onClick } = await show(name)
  onClick.mockImplementation((event) => {
    event.preventDefault()
    return event.detail
  })
  await click(label)
  expect(onClick).toHaveReturnedWith(detail)
})

it('canceling contact-click keeps the link from opening', async () => {
  const { click, onClick } = await show('contact-info')
  onClick.mockImplementation((event) => event.preventDefault())
  expect((await click(/^Email Us/)).defaultPrevented).toBe(true)
})
