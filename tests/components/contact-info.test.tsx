import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { ContactInfo } from '../../src/elements/contact-info/contact-info.tsx'
import { HoursDialog } from '../../src/elements/contact-info/opening-hours.tsx'
import { ChangedContext } from '../support/changed-context.tsx'
import '../../src/elements/toast-area/rare-toasts.ts'
import { currentToast } from '../support/carts.ts'
import { aBusiness } from '../support/factories.ts'
import { renderComponent, termsIn } from '../support/render-component.tsx'
import { aWeek } from '../support/weeks.ts'

await HoursDialog.load()

const showContact = () =>
  renderComponent(<ContactInfo />, {
    business: aBusiness({ phone: '(555) 010-0199', email: 'hello@volt.example' }),
  })

describe('<contact-info>', () => {
  // spec 1.4, 1.10, 2.79, 2.81, 9.25, 9.29
  it('lists the phone number, email address, service area and hours, in that order', () => {
    showContact()
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([
      'Call Us(555) 010-0199',
      'Email Ushello@volt.example',
      'Service AreaLocal & Surrounding AreasView Coverage',
      'Hours24/7 Emergency ServiceRegular: Mon-Fri 8AM-6PM',
    ])
  })

  it('lists all of the owner’s hours', () => {
    const week = aWeek({ Mon: '9-18:30', 'Tue-Fri': '8-17', Sat: '10-14' })
    const business = aBusiness({ hours: { emergency: '24/7', note: '', week, special: [] } })
    renderComponent(<ContactInfo />, { business })
    expect(screen.getByRole('button', { name: /^Hours/ }).textContent).toBe(
      'Hours24/7 Emergency ServiceRegular: Mon 9AM-6:30PMTue-Fri 8AM-5PMSat 10AM-2PM',
    )
  })

  // spec 1.8, 1.9, 2.76, 2.78, 2.83
  it.each([
    [/^Call Us/, 'tel:5550100199'],
    [/^Email Us/, 'mailto:hello@volt.example'],
  ])('opens the link %s in a new tab', (name, href) => {
    showContact()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name })
    expect(link.getAttribute('href')).toBe(href)
    expect(link.target).toBe('_blank')
    expect(link.rel).toBe('noopener noreferrer')
  })

  // spec 2.77
  it('marks only the phone number as the emergency line', () => {
    showContact()
    const marked = screen.getAllByRole('listitem').map((item) => item.querySelector('[data-emergency=true]'))
    expect(marked.map(Boolean)).toEqual([true, false, false, false])
  })

  // spec 1.13, 2.80, 2.82, 8.14, 8.15
  it.each([/^Service Area/, /^Hours/])('shows the not-implemented toast when %s is clicked', async (name) => {
    const { user } = showContact()
    await user.click(screen.getByRole('button', { name }))
    expect(currentToast()?.title).toBe("Contact form isn't implemented yet")
  })

  // spec 1.8, 2.84
  it('has an emergency card with a link that calls the phone number', () => {
    showContact()
    const card = screen.getByRole('heading', { name: 'Emergency Service' }).parentElement
    const button = within(card as HTMLElement).getByRole('link', { name: 'Call (555) 010-0199' })
    expect(button.getAttribute('href')).toBe('tel:5550100199')
  })

  it('omits contact details that the business does not provide', () => {
    renderComponent(<ContactInfo />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows the service area and the hours as text if the owner wants no placeholders', () => {
    renderComponent(<ContactInfo />, { business: aBusiness({ placeholders: false }) })
    expect(screen.getByText('Service Area').closest('li')?.textContent).toBe(
      'Service AreaLocal & Surrounding Areas',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('opens the owner’s coverage page in a new tab when “View Coverage” is clicked', () => {
    renderComponent(<ContactInfo />, { business: aBusiness({ links: { coverage: '/coverage' } }) })
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /View Coverage$/ })
    expect(link.getAttribute('href')).toBe('/coverage')
    expect(link.target).toBe('_blank')
  })

  it('links the address to a map', () => {
    const address = { street: '12 Main St', city: 'Springfield' }
    renderComponent(<ContactInfo />, { business: aBusiness({ address }) })
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Address 12 Main St, Springfield' })
    expect(new URL(link.href).searchParams.get('query')).toBe('12 Main St, Springfield')
  })
})

describe('<contact-info> with a weekly schedule', () => {
  const business = mergeFacts([
    {
      time_zone: 'America/Chicago',
      hours: { week: aWeek({ 'Mon-Fri': '08:00-18:00', Sat: '09:00-16:00' }) },
    },
  ])

  /** Renders the element with the clock set to a time in UTC. */
  function showAt(now: string) {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date', 'setInterval', 'clearInterval'] })
    return renderComponent(<ContactInfo />, { business })
  }

  const hours = () => screen.getByRole('button', { name: /^Hours/ })

  it('uses the business’s time zone to show whether the business is open', () => {
    // At half past five in Chicago. In UTC, the business would already be closed.
    showAt('2026-11-23T23:30:00Z')
    expect(hours().textContent).toContain('Open now · until 6 PM')
  })

  it('updates the status when the business closes', () => {
    showAt('2026-11-23T23:59:00Z')
    expect(hours().textContent).toContain('Open now')
    act(() => vi.advanceTimersByTime(60_000))
    expect(hours().textContent).toContain('Closed · opens Tuesday 8 AM')
  })

  it('opens the schedule of all seven days in a dialog', async () => {
    const { user } = showAt('2026-11-23T15:00:00Z')
    await user.click(hours())
    const dialog = within(screen.getByRole('dialog', { name: 'Hours' }))
    expect(dialog.getByText('Open now · until 6 PM')).toBeTruthy()
    const lines = termsIn(dialog)
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe('Monday: 8 AM – 6 PM')
    expect(lines[6]).toBe('Sunday: Closed')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(currentToast()).toBeNull()
  })

  it('is rendered in Node without a status, because the status depends on the time of the visit', () => {
    expect(
      renderToString(
        <ChangedContext business={business}>
          <ContactInfo />
        </ChangedContext>,
      ),
    ).not.toMatch(/Open now|Closed/)
  })
})
