import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Business } from '../../src/business/business.ts'
import { QUOTE_SERVICES } from '../../src/quote/quote.ts'
import { QuoteForm } from '../../src/tags/quote-form/quote-form.tsx'
import { EmitProvider } from '../../src/ui/element-events.ts'
import { currentToast } from '../support/carts.ts'
import { aBusiness } from '../support/factories.ts'
import { descriptionOf, renderComponent } from '../support/render-component.tsx'
import { aDelayedResponse } from '../support/stores.ts'

const endpoint = 'https://volt.example/quotes'
const typed = {
  name: 'Ada Wong',
  phone: '555 0100',
  email: '',
  service: '',
  message: '',
  emergency: false,
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function showForm(props: { endpoint?: string; message?: string; business?: Business } = {}) {
  const view = renderComponent(<QuoteForm {...props} />)
  const { user } = view
  return {
    ...view,
    fill: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await user.type(field(label), value)
    },
    send: () => user.click(screen.getByRole('button', { name: 'Request a Quote' })),
  }
}

/** Renders a form with valid input. `respond` handles the requests to its endpoint. */
async function aFilledForm(respond: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(respond)
  vi.stubGlobal('fetch', fetch)
  const form = showForm({ endpoint })
  await form.fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100' })
  return { ...form, fetch }
}

describe('<quote-form>', () => {
  it('has the title “Request a Quote”', () => {
    showForm()
    expect(screen.getByRole('form', { name: 'Request a Quote' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Request a Quote' })).toBeTruthy()
  })

  it.each([
    ['Name *', 'text', true],
    ['Phone *', 'tel', true],
    ['Email', 'email', false],
    ['This is an emergency', 'checkbox', false],
  ])('has the field “%s” (type: %s, required: %s)', (label, type, required) => {
    showForm()
    expect(field(label)).toMatchObject({ type, required })
  })

  it('has an optional multi-line message field', () => {
    showForm()
    expect(field('Message')).toMatchObject({ tagName: 'TEXTAREA', required: false })
  })

  it('offers an empty option and six services', () => {
    showForm()
    const options = screen.getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value)).toEqual(Object.keys(QUOTE_SERVICES))
    expect(field('Service').value).toBe('')
  })

  it.each([
    ['Name *', 'Phone *', 'Please tell us your name.'],
    ['Phone *', 'Name *', 'Please give us a phone number so we can call you back.'],
  ])('shows the error for the required field “%s” and focuses it', async (label, other, problem) => {
    const { fill, send } = showForm()
    await fill({ [other]: 'something' })
    await send()
    expect(screen.getByText(problem).id).toBe(field(label).getAttribute('aria-describedby'))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(label))
    expect(currentToast()).toBeNull()
  })

  it('rejects an invalid email address', async () => {
    const { fill, send } = showForm()
    await fill({ 'Name *': 'Ada', 'Phone *': '555', Email: 'ada@volt' })
    await send()
    expect(screen.getByText(/^This is not an email address/)).toBeTruthy()
    expect(currentToast()).toBeNull()
  })

  it('removes an error message when the visitor corrects the field', async () => {
    const { fill, send } = showForm()
    await send()
    await fill({ 'Name *': 'A' })
    expect(screen.queryByText('Please tell us your name.')).toBeNull()
    expect(screen.getByText(/^Please give us a phone number/)).toBeTruthy()
  })

  it('shows the not-implemented toast and keeps the input when it has no endpoint', async () => {
    const { fill, send } = showForm()
    await fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100' })
    await send()
    expect(currentToast()).toMatchObject({
      title: "Contact form isn't implemented yet",
      description: 'You can request this feature in your next prompt!',
      duration: 5000,
    })
    expect(field('Name *').value).toBe('Ada Wong')
  })

  it('restores its input after a reload', async () => {
    const { fill, user, unmount } = showForm()
    await fill({ 'Name *': 'Ada Wong', Message: 'It hums.' })
    await user.selectOptions(field('Service'), 'repair')
    await user.click(field('This is an emergency'))
    unmount()
    showForm()
    expect(field('Name *').value).toBe('Ada Wong')
    expect(field('Message').value).toBe('It hums.')
    expect(field('Service').value).toBe('repair')
    expect(field('This is an emergency').checked).toBe(true)
  })

  it('shows the page’s default values until the visitor changes them', async () => {
    const { fill, user, onEvent, rerender } = showForm({ message: 'Please call.' })
    const give = (props: { message: string; service?: 'repair' }) =>
      rerender(
        <EmitProvider value={onEvent}>
          <QuoteForm {...props} />
        </EmitProvider>,
      )
    give({ message: 'Please write.' })
    expect(field('Message').value).toBe('Please write.')
    await user.clear(field('Message'))
    await fill({ Message: 'It hums.' })
    give({ message: 'Please come.', service: 'repair' })
    expect(field('Message').value).toBe('It hums.')
    expect(field('Service').value).toBe('repair')
  })

  it('saves only input that differs from the page’s defaults', async () => {
    const { fill } = showForm({ message: 'Please call.' })
    await fill({ 'Name *': 'Ada' })
    expect(Object.values({ ...sessionStorage })).toEqual(['{"name":"Ada"}'])
  })

  it('shows no toast when the page cancels quote-submit', async () => {
    const { fill, send, onEvent } = showForm()
    onEvent.mockReturnValue(false)
    await fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100' })
    await send()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('quote-submit', { quote: typed })
    expect(currentToast()).toBeNull()
  })
})

describe('<quote-form> with an endpoint', () => {
  it('sends the quote, shows a thank-you message and clears its fields', async () => {
    const { send, fetch, onEvent } = await aFilledForm(async () => new Response())
    await send()
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    expect(fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual([
      [endpoint, typed],
    ])
    expect(onEvent).toHaveBeenLastCalledWith('quote-sent', { quote: typed })
    expect(field('Name *').value).toBe('')
    expect(sessionStorage).toHaveLength(0)
    expect(currentToast()).toBeNull()
  })

  it('shows the page’s default values again after the quote has been sent', async () => {
    vi.stubGlobal('fetch', async () => new Response())
    const { fill, send } = showForm({ endpoint, message: 'Please call.' })
    await fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100', Message: ' Today.' })
    await send()
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    expect(field('Message').value).toBe('Please call.')
  })

  it('keeps text that the visitor types while a quote is being sent', async () => {
    const { response, respond } = aDelayedResponse()
    const { fill, send } = await aFilledForm(() => response)
    await send()
    await fill({ Message: 'One more thing.' })
    await act(async () => respond(new Response()))
    expect(field('Message').value).toBe('One more thing.')
  })

  it('deletes the draft when the visitor leaves while the quote is being sent', async () => {
    const { response, respond } = aDelayedResponse()
    const { send, unmount } = await aFilledForm(() => response)
    await send()
    unmount()
    await act(async () => respond(new Response()))
    expect(sessionStorage).toHaveLength(0)
  })

  it('sends only one request when the button is clicked repeatedly', async () => {
    const { response, respond } = aDelayedResponse()
    const { send, user, fetch } = await aFilledForm(() => response)
    await send()
    const button = screen.getByRole('button', { name: 'Sending…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(fetch).toHaveBeenCalledOnce()
    await act(async () => respond(new Response()))
  })

  it('keeps the input and shows the reason when the quote cannot be sent', async () => {
    const { send, onEvent } = await aFilledForm(async () => new Response(null, { status: 500 }))
    await send()
    const outcome = await screen.findByText(/^The server refused your request \(HTTP 500\)\./)
    expect(outcome.textContent).toContain('Nothing you typed is lost. Please try again.')
    expect(field('Name *').value).toBe('Ada Wong')
    expect(onEvent).toHaveBeenLastCalledWith('quote-error', {
      quote: typed,
      message: 'The server refused your request (HTTP 500).',
    })
  })

  it('sends nothing when a bot fills in the hidden field', async () => {
    const { send, fetch, container } = await aFilledForm(async () => new Response())
    const trap = container.querySelector<HTMLInputElement>('[name=leave-empty]')
    if (trap) trap.value = 'https://spam.example'
    await send()
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('<quote-form> and the business’s privacy policy', () => {
  const business = aBusiness({ links: { privacy: '/privacy' } })

  /** Renders a form with valid input. Requests to its endpoint succeed. */
  async function aForm() {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    const form = showForm({ endpoint, business })
    await form.fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100' })
    return { ...form, fetch }
  }

  const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ })

  it('links to the privacy policy', () => {
    showForm({ business })
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy')
  })

  it('sends nothing without consent and explains why at the checkbox', async () => {
    const { send, fetch } = await aForm()
    await send()
    expect(fetch).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(consent())
    expect(descriptionOf(consent())).toBe('Please agree, so that we may use your details to call you back.')
  })

  it('sends the consent with the quote', async () => {
    const { send, user, fetch } = await aForm()
    await send()
    await user.click(consent())
    expect(consent().getAttribute('aria-invalid')).toBe('false')
    await send()
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({
      name: 'Ada Wong',
      consent: 'yes',
    })
  })

  it('asks for no consent when the business has no privacy policy', () => {
    showForm({ endpoint })
    expect(screen.queryByRole('checkbox', { name: /^I agree/ })).toBeNull()
  })
})
