import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { QuoteForm } from '../../src/elements/quote-form/quote-form.tsx'
import { aLocale } from '../support/a-locale.ts'
import { currentToast } from '../support/carts.ts'
import { aBusiness } from '../support/factories.ts'
import { aFilledForm, endpoint, field, showForm, typedQuote } from '../support/quote-forms.tsx'
import { descriptionOf, renderComponent } from '../support/render-component.tsx'
import { aDelayedResponse } from '../support/stores.ts'

describe('<quote-form> with an endpoint', () => {
  it('sends the quote, shows a thank-you message and clears its fields', async () => {
    const { send, fetch, onEvent } = await aFilledForm(async () => new Response())
    await send()
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    expect(fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual([
      [endpoint, typedQuote],
    ])
    expect(onEvent).toHaveBeenLastCalledWith('quote-sent', { quote: typedQuote })
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

  // spec R.34
  it('keeps the input and shows the reason when the quote cannot be sent', async () => {
    const { send, onEvent } = await aFilledForm(async () => new Response(null, { status: 500 }))
    await send()
    const outcome = await screen.findByText(/^The server refused your request \(HTTP 500\)\./)
    expect(outcome.textContent).toContain('Nothing you typed is lost. Please try again.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(field('Name *').value).toBe('Ada Wong')
    expect(onEvent).toHaveBeenLastCalledWith('quote-error', {
      quote: typedQuote,
      message: 'The server refused your request (HTTP 500).',
    })
  })

  it('shows a service’s error messages at the rejected fields and focuses the first one on the page', async () => {
    const errors = [
      { field: 'email', message: 'does not exist' },
      { field: 'name', message: 'is too short' },
    ]
    const { send } = await aFilledForm(async () => Response.json({ success: false, errors }))
    await send()
    await screen.findByText(/^The server refused your request\. Nothing you typed is lost/)
    expect(descriptionOf(field('Email'))).toBe('does not exist')
    expect(descriptionOf(field('Name *'))).toBe('is too short')
    expect(document.activeElement).toBe(field('Name *'))
  })

  it('sends one request when the form is submitted twice in one task', async () => {
    const { response, respond } = aDelayedResponse()
    const { container, fetch, onEvent } = await aFilledForm(() => response)
    const form = container.querySelector('form') as HTMLFormElement
    await act(async () => {
      for (let count = 0; count < 2; count += 1)
        form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    })
    expect(fetch).toHaveBeenCalledOnce()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('quote-submit', { quote: typedQuote })
    await act(async () => respond(new Response()))
  })

  describe('when the hidden field is filled in', () => {
    async function aFormWithHoneypot(respond = async () => new Response()) {
      const form = await aFilledForm(respond)
      const honeypot = form.container.querySelector('[name=leave-empty]') as HTMLInputElement
      honeypot.value = 'Ada Wong'
      return { ...form, honeypot }
    }

    const sendAnyway = () => screen.findByRole('button', { name: 'Send it' })

    it('sends nothing, says so and keeps the input', async () => {
      const { send, fetch, onEvent } = await aFormWithHoneypot()
      await send()
      expect(screen.getByRole('status').textContent).toMatch(/^Your request is not sent yet/)
      expect(await sendAnyway()).toBeTruthy()
      expect(screen.queryByText(/^Thank you\./)).toBeNull()
      expect([fetch.mock.calls, onEvent.mock.calls]).toEqual([[], []])
      expect(field('Name *').value).toBe('Ada Wong')
    })

    it('sends the request the second time even if a password manager fills in the field again', async () => {
      const { send, fetch, user, honeypot } = await aFormWithHoneypot()
      await send()
      honeypot.value = 'Ada Wong'
      await user.click(await sendAnyway())
      expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
      expect(fetch).toHaveBeenCalledOnce()
    })

    it('asks only once, even if a password manager fills in the field with an event', async () => {
      const { send, fetch, honeypot } = await aFormWithHoneypot()
      await send()
      fireEvent.input(honeypot, { target: { value: 'Ada Wong' } })
      await send()
      expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
      expect(fetch).toHaveBeenCalledOnce()
    })
  })
})

it('<quote-form> with an email address as its endpoint opens the mail program', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { fill, send } = showForm({ endpoint: 'info@volt.example' })
  await fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100' })
  await send()
  expect(screen.getByText(/^Your mail program should open now/)).toBeTruthy()
  expect(assign.mock.calls.flat().join()).toMatch(/^mailto:info@volt\.example\?subject=/)
})

describe('<quote-form> and the business’s privacy policy', () => {
  const business = aBusiness({ links: { privacy: '/privacy' } })

  const aForm = () => aFilledForm(async () => new Response('{}'), { business })
  const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ })

  it('links to the privacy policy', () => {
    showForm({ business })
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy')
  })

  it('sends nothing without consent, explains why at the checkbox, and sends the consent with the quote', async () => {
    const { send, user, fetch } = await aForm()
    await send()
    expect(fetch).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(consent())
    expect(descriptionOf(consent())).toBe('Please agree, so that we may use your details to call you back.')
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

describe('<quote-form> in another language', () => {
  const locale = aLocale({
    request_quote: 'Angebot anfordern',
    quote_name: 'Name *',
    quote_phone: 'Telefon *',
    service_repair: 'Reparatur',
    quote_name_missing: 'Wie heißen Sie?',
    quote_failed: '{message} Bitte noch einmal.',
    quote_refused_status: 'Abgelehnt ({status}).',
    quote_consent: 'Wie in der {privacy_policy}. *',
    privacy_policy: 'Datenschutzerklärung',
  })

  it('translates labels, services and errors, but sends and reports the request in English', async () => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
      async () => new Response(null, { status: 500 }),
    )
    vi.stubGlobal('fetch', fetch)
    const { user, onEvent } = renderComponent(<QuoteForm endpoint={endpoint} />, { locale })
    const send = () => user.click(screen.getByRole('button', { name: 'Angebot anfordern' }))
    await send()
    expect(screen.getByText('Wie heißen Sie?')).toBeTruthy()
    await user.type(field('Name *'), 'Ada Wong')
    await user.type(field('Telefon *'), '555 0100')
    await user.selectOptions(screen.getByRole('combobox'), 'Reparatur')
    await send()
    expect(await screen.findByText('Abgelehnt (500). Bitte noch einmal.')).toBeTruthy()
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({ ...typedQuote, service: 'repair' })
    expect(onEvent).toHaveBeenLastCalledWith(
      'quote-error',
      expect.objectContaining({ message: 'The server refused your request (HTTP 500).' }),
    )
  })

  it('puts the link to the privacy policy inside the sentence', () => {
    const business = aBusiness({ links: { privacy: '/privacy' } })
    renderComponent(<QuoteForm />, { locale, business })
    const link = screen.getByRole('link', { name: 'Datenschutzerklärung' })
    expect(link.closest('label')?.textContent).toBe('Wie in der Datenschutzerklärung. *')
  })
})
