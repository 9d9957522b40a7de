import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Business } from '../../src/business/business.ts'
import { usePlaceholderReport } from '../../src/ui/placeholder-report.ts'
import { recordMessages } from '../support/author-messages.ts'
import '../../src/elements/toast-area/rare-toasts.ts'
import { currentToast } from '../support/carts.ts'
import { aBusiness } from '../support/factories.ts'
import { renderComponent, termsIn } from '../support/render-component.tsx'
import { renderSite } from '../support/render-site.tsx'

function showHome() {
  const view = renderSite()
  const section = (name: string) => {
    const found = view.container.querySelector<HTMLElement>(`#${name}`)
    if (!found) throw new Error(`There is no section ${name}`)
    return within(found)
  }
  return { ...view, section }
}

describe('the home screen', () => {
  // spec 2.2, 2.49
  it('has the sections home, services, about and contact, in that order', () => {
    const { container } = showHome()
    const ids = [...container.querySelectorAll('main [id][data-section]')].map(({ id }) => id)
    expect(ids).toEqual(['home', 'services', 'about', 'contact'])
  })

  // spec 2.50, 2.51
  it('starts with a heading and the owner’s name', () => {
    const { section } = showHome()
    expect(section('home').getByRole('heading', { level: 1 }).textContent).not.toBe('')
    expect(section('home').getByText('Expert Electrical Solutions by Marta Volt')).toBeTruthy()
  })

  // spec 2.52, 2.53, 2.54, 9.26
  it('has three highlights', () => {
    const { section } = showHome()
    const cards = section('home').getAllByRole('listitem')
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Expert Service.*10\+ years/),
      expect.stringMatching(/^24\/7 Emergency/),
      expect.stringMatching(/^Free Consultation.*Call for transparent pricing/),
    ])
  })

  // spec 1.13, 2.55, 2.75, 8.12, 8.13
  it.each([
    ['home', 'Book Now'],
    ['about', 'Schedule a Consultation'],
  ])('shows the not-implemented toast in the section “%s” when “%s” is clicked', async (id, name) => {
    const { section, user } = showHome()
    await user.click(section(id).getByRole('button', { name }))
    expect(currentToast()?.title).toBe("Contact form isn't implemented yet")
    expect(location.hash).toBe('')
  })

  it('has only controls that lead somewhere if the owner wants no placeholders', () => {
    const { container } = renderSite('/', { business: aBusiness({ placeholders: false }) })
    const labels = [...container.querySelectorAll('main :is(a, button)')].map(
      ({ textContent }) => textContent,
    )
    expect(labels.filter((label) => /Book Now|View Coverage|Request a Quote/.test(label ?? ''))).toEqual([])
    // The button in the hero leads to the contact section.
    expect(labels.filter((label) => label === 'Schedule a Consultation')).toHaveLength(1)
    expect(container.querySelector('form')).toBeNull()
    expect(container.querySelector('.portrait')).toBeNull()
  })

  it('has one booking button in the hero if the booking link leads to the contact section', () => {
    const { container } = renderSite('/', { business: aBusiness({ links: { booking: '/#contact' } }) })
    const home = within(container.querySelector('#home') as HTMLElement)
    expect(home.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe('/#contact')
    expect(home.queryByRole('button', { name: 'Schedule a Consultation' })).toBeNull()
  })

  // spec 2.56
  it('scrolls smoothly to the contact section when “Schedule a Consultation” in the hero is clicked', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { section, user } = showHome()
    await user.click(section('home').getByRole('button', { name: 'Schedule a Consultation' }))
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' })
    expect(location.hash).toBe('#contact')
    expect(document.activeElement?.id).toBe('contact')
    expect(currentToast()).toBeNull()
  })
})

describe('the footer of the website', () => {
  const footer = () => within(screen.getByRole('contentinfo'))

  // spec 2.24
  it('shows the business name and a short description', () => {
    showHome()
    expect(footer().getByText('Volt & Sons')).toBeTruthy()
    expect(footer().getByText(/^Licensed and insured electrician with over 10 years/)).toBeTruthy()
  })

  // spec 2.25
  it('lists the six services', () => {
    showHome()
    const items = footer().getAllByRole('listitem')
    expect(items.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'Residential Electrical',
      'Commercial Electrical',
      'Emergency Services',
      'Electrical Repairs',
      'Safety Inspections',
      'Maintenance',
    ])
  })

  // spec 1.4, 1.8, 2.26, 2.27, 2.28
  it('shows the phone number for emergency and regular calls, the email address and the service area', () => {
    showHome()
    const phone = footer().getByRole('link', { name: '(555) 010-0199' })
    expect(phone.getAttribute('href')).toBe('tel:5550100199')
    expect(phone.parentElement?.textContent).toBe('(555) 010-0199 (Emergency & Regular)')
    const email = footer().getByRole('link', { name: 'hello@volt.example' })
    expect(email.getAttribute('href')).toBe('mailto:hello@volt.example')
    expect(footer().getByText('Local & Surrounding Areas')).toBeTruthy()
  })

  // spec 1.10, 2.29, 2.30, 2.31, 2.32, 9.23, 9.24
  it('shows the opening hours', () => {
    showHome()
    expect(termsIn(footer())).toEqual([
      'Regular Service Monday - Friday: 8AM - 6PM',
      'Saturday: 9AM - 4PM',
      'Emergency: 24/7',
    ])
    expect(footer().getByText('Call for a free consultation')).toBeTruthy()
  })

  // spec 2.33
  it('ends with the copyright line', () => {
    vi.useFakeTimers({ now: new Date('2031-05-01') })
    showHome()
    expect(footer().getByText(/^©/).textContent).toBe(
      '© 2031 Volt & Sons. Licensed & Insured Professional Electrician',
    )
  })

  it('shows the optional facts that the owner provides', () => {
    const facts: Partial<Business> = {
      address: { street: '12 Main St', city: 'Springfield' },
      license_number: 'EC-1300',
      founded: '1998',
      links: { privacy: '/privacy', imprint: '/imprint' },
      social: [{ title: 'Instagram', url: 'https://instagram.com/volt' }],
    }
    renderSite('/', { business: aBusiness(facts) })
    expect(footer().getByText('12 Main St, Springfield')).toBeTruthy()
    expect(
      footer().getByText(/Licensed & Insured Professional Electrician · License EC-1300 · Since 1998$/),
    ).toBeTruthy()
    expect(footer().getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
    expect(footer().getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe('/imprint')
    expect(footer().queryByRole('link', { name: 'Terms' })).toBeNull()
    expect(footer().getByRole<HTMLAnchorElement>('link', { name: 'Instagram' }).rel).toBe(
      'noopener noreferrer',
    )
  })
})

it('the website with a booking URL links every “Book Now” and the owner section’s “Schedule a Consultation” to the booking URL', () => {
  const links = { booking: 'https://calendar.example/volt' }
  renderSite('/', { business: aBusiness({ links }) })
  const booking = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ href }) => href === links.booking)
    .map(({ textContent }) => textContent)
  expect(new Set(booking)).toEqual(new Set(['Book Now', 'Schedule a Consultation']))
  expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull()
})

describe('the website of another trade', () => {
  const trade = {
    type: 'Plumber',
    page_title: 'Professional Plumbing Services',
    subtitle: 'Expert Plumbing by {name}',
    credential: 'Licensed Master Plumber',
    emergency: 'Water on the floor?',
  }

  it('shows text about that trade and no lightning bolt', () => {
    const { container } = renderSite('/', { business: aBusiness({ trade }) })
    expect(document.title).toBe('Volt & Sons - Professional Plumbing Services')
    expect(screen.getByText('Expert Plumbing by Marta Volt')).toBeTruthy()
    expect(screen.getByText(/Licensed Master Plumber$/)).toBeTruthy()
    expect(container.querySelector('.bolt')).toBeNull()
  })

  it('does not interpret $& in the owner’s name as a replacement pattern', () => {
    renderSite('/', { business: aBusiness({ trade, owner_name: '$& Sons' }) })
    expect(screen.getByText('Expert Plumbing by $& Sons')).toBeTruthy()
  })

  it('shows the business’s logo if there is one', () => {
    const { container } = renderSite('/', { business: aBusiness({ trade, logo: '/logo.svg' }) })
    expect(container.querySelector('header img')?.getAttribute('src')).toBe('/logo.svg')
  })
})

function Placeholder({ name }: { name: string }) {
  usePlaceholderReport(name)
  return null
}

it('controls that are not implemented are listed in the console only once', async () => {
  const loggedMessages = recordMessages()
  const controls = (
    <>
      <Placeholder name="“Lamp” (lamp-url)" />
      <Placeholder name="“Lamp” (lamp-url)" />
      <Placeholder name="“Fuse” (fuse-url)" />
    </>
  )
  renderComponent(controls)
  renderComponent(controls)
  expect(await loggedMessages()).toEqual([
    expect.stringContaining('“Lamp” (lamp-url) only shows'),
    expect.stringContaining('“Fuse” (fuse-url) only shows'),
  ])
})

it('controls that the owner leaves out are not listed in the console', async () => {
  const loggedMessages = recordMessages()
  renderSite('/', { business: aBusiness({ placeholders: false }) })
  renderComponent(<Placeholder name="“Socket” (socket-url)" />)
  expect(await loggedMessages()).toEqual([expect.stringContaining('“Socket” (socket-url) only shows')])
})
