import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { QuoteForm } from '../../src/elements/quote-form/quote-form.tsx'
import { QUOTE_SERVICES } from '../../src/quote/quote.ts'
import { ChangedContext } from '../support/changed-context.tsx'
import '../../src/elements/toast-area/rare-toasts.ts'
import { ENGLISH, type Locale } from '../../src/texts/locale.ts'
import { aLocale } from '../support/a-locale.ts'
import { currentToast } from '../support/carts.ts'
import { field, showForm, typedQuote } from '../support/quote-forms.tsx'
import { descriptionOf, renderComponent } from '../support/render-component.tsx'

describe('<quote-form>', () => {
  // spec 2.85
  it('has the title “Request a Quote”', () => {
    showForm()
    expect(screen.getByRole('form', { name: 'Request a Quote' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Request a Quote' })).toBeTruthy()
  })

  // spec 3.55, 3.56, 3.57, 3.59, 3.60
  it.each([
    ['Name *', 'text', true],
    ['Phone *', 'tel', true],
    ['Email', 'email', false],
    ['Message', 'textarea', false],
    ['This is an emergency', 'checkbox', false],
  ])('has the field “%s” (type: %s, required: %s)', (label, type, required) => {
    showForm()
    expect(field(label)).toMatchObject({ type, required })
  })

  // spec 3.58
  it('offers an empty option and six services', () => {
    showForm()
    const options = screen.getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value)).toEqual(Object.keys(QUOTE_SERVICES))
    expect(field('Service').value).toBe('')
  })

  it('offers the owner’s services if the business facts contain any', () => {
    showForm({ business: mergeFacts([{ services: [{ title: 'Türöffnung' }, { title: 'Tresore' }] }]) })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a service (optional)',
      'Türöffnung',
      'Tresore',
    ])
  })

  it('has no service field if the owner offers no services', async () => {
    const { fill, send } = showForm({ business: mergeFacts([{ services: null }]) })
    expect(screen.queryByLabelText('Service')).toBeNull()
    await fill({ 'Name *': 'Ada', 'Phone *': '555' })
    await send()
    expect(currentToast()).not.toBeNull()
  })

  // spec 5.9, 5.10, 5.11
  it.each<[string, Record<string, string>, string]>([
    ['Name *', { 'Phone *': '555' }, 'Please tell us your name.'],
    ['Phone *', { 'Name *': 'Ada' }, 'Please give us a phone number so we can call you back.'],
    ['Email', { 'Name *': 'Ada', 'Phone *': '555', Email: 'ada@volt' }, 'This is not an email address.'],
  ])('shows the error for the field “%s” and focuses it', async (label, values, problem) => {
    const { fill, send } = showForm()
    await fill(values)
    await send()
    expect(descriptionOf(field(label))).toContain(problem)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(label))
    expect(currentToast()).toBeNull()
  })

  it('translates error messages when the language changes', async () => {
    const view = (locale: Locale) => (
      <ChangedContext locale={locale}>
        <QuoteForm />
      </ChangedContext>
    )
    const { user, rerender } = renderComponent(view(ENGLISH))
    await user.click(screen.getByRole('button', { name: 'Request a Quote' }))
    rerender(view(aLocale({ quote_name_missing: 'Wie heißen Sie?' })))
    expect(screen.getByText('Wie heißen Sie?')).toBeTruthy()
  })

  it('removes an error message when the visitor corrects the field', async () => {
    const { fill, send } = showForm()
    await send()
    await fill({ 'Name *': 'A' })
    expect(screen.queryByText('Please tell us your name.')).toBeNull()
    expect(screen.getByText(/^Please give us a phone number/)).toBeTruthy()
  })

  // spec 1.11, 2.86, 3.51, 3.61, 5.12, 5.13, 8.16, 8.17, 8.23, 9.18
  it('shows the not-implemented toast, sends nothing and keeps the input when it has no endpoint', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const { fill, send } = showForm()
    await fill({ 'Name *': 'Ada Wong', 'Phone *': '555 0100' })
    await send()
    expect(currentToast()).toMatchObject({
      title: "Contact form isn't implemented yet",
      description: 'You can request this feature in your next prompt!',
      duration: 5000,
      variant: 'default',
    })
    expect(fetch).not.toHaveBeenCalled()
    expect(field('Name *').value).toBe('Ada Wong')
  })

  it('asks once about a phone number without digits', async () => {
    const { fill, send } = showForm()
    await fill({ 'Name *': 'Ada Wong', 'Phone *': 'by mail only' })
    await send()
    expect(descriptionOf(field('Phone *'))).toMatch(/^This phone number has no digits/)
    expect(document.activeElement).toBe(field('Phone *'))
    expect(currentToast()).toBeNull()
    await fill({ Message: 'It hums.' })
    expect(descriptionOf(field('Phone *'))).toMatch(/^This phone number has no digits/)
    await send()
    expect(currentToast()).not.toBeNull()
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
        <ChangedContext emit={onEvent}>
          <QuoteForm {...props} />
        </ChangedContext>,
      )
    give({ message: 'Please write.' })
    expect(field('Message').value).toBe('Please write.')
    await user.clear(field('Message'))
    await fill({ Message: 'It hums.' })
    give({ message: 'Please come.', service: 'repair' })
    expect(field('Message').value).toBe('It hums.')
    expect(field('Service').value).toBe('repair')
  })

  it('ignores a service that the business does not offer', () => {
    const business = { ...DEFAULT_BUSINESS, emergency: false }
    renderComponent(<QuoteForm service="emergency" />, { business })
    expect(screen.getByLabelText<HTMLSelectElement>('Service').selectedIndex).toBe(0)
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
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('quote-submit', { quote: typedQuote })
    expect(currentToast()).toBeNull()
  })
})
