import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AboutOwner } from '../../src/elements/about-owner/about-owner.tsx'
import { ContactInfo } from '../../src/elements/contact-info/contact-info.tsx'
import { HoursDialog } from '../../src/elements/contact-info/opening-hours.tsx'
import { ServiceList } from '../../src/elements/service-list/service-list.tsx'
import { WorkDialog } from '../../src/elements/service-list/work-gallery.tsx'
import { aBusiness } from '../support/factories.ts'
import { renderComponent, termsIn } from '../support/render-component.tsx'
import { renderSite } from '../support/render-site.tsx'

await Promise.all([HoursDialog.load(), WorkDialog.load()])

const showContact = (facts: object) => renderComponent(<ContactInfo />, { business: aBusiness(facts) })
const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })

it('hours.special lists the upcoming days in the dialog, without the default schedule', async () => {
  const special = [
    { date: '2026-12-24', spans: [{ opens_min: 480, closes_min: 720 }] },
    { date: '2026-12-25', spans: [] },
  ]
  const hours = { ...aBusiness().hours, special }
  at('2026-12-01T12:00Z')
  const { user } = showContact({ hours })
  await user.click(screen.getByRole('button', { name: /^Hours/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hours' }))
  expect(dialog.getByRole('heading', { name: 'Special Hours' })).toBeTruthy()
  expect(termsIn(dialog)).toEqual(['Thu, Dec 24: 8 AM – 12 PM', 'Fri, Dec 25: Closed'])
})

describe('notice', () => {
  const notice = {
    text: 'Closed for the holidays.',
    from: '2026-12-24',
    until: '2027-01-02',
    url: '/holidays',
  }

  it.each([
    ['2026-12-23', false],
    ['2026-12-24', true],
    ['2027-01-02', true],
    ['2027-01-03', false],
  ])('is shown from its first to its last day: %s', (day, isShown) => {
    at(`${day}T12:00Z`)
    showContact({ notice, time_zone: 'UTC' })
    const banner = screen.queryByRole('region', { name: 'Notice' })
    expect(Boolean(banner)).toBe(isShown)
    if (banner) expect(within(banner).getByRole('link').getAttribute('href')).toBe('/holidays')
  })

  it('appears once on each screen of the website', async () => {
    renderSite('/', { business: aBusiness({ notice: { text: 'Closed for the holidays.' } }) })
    expect(await screen.findAllByText('Closed for the holidays.')).toHaveLength(1)
  })
})

describe('facts that are shown only if they are given', () => {
  const links = { whatsapp: '+1 555 010 0199', sms: '(555) 010-0199' }

  it('add WhatsApp and text messages to the contact details', () => {
    showContact({ links })
    expect(screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toBe(
      'https://wa.me/15550100199',
    )
    expect(screen.getByRole('link', { name: /^Text Us/ }).getAttribute('href')).toBe('sms:5550100199')
  })

  it('add the towns to the service area', () => {
    showContact({ areas: ['Springfield', 'Chatham'] })
    expect(screen.getByText('Springfield · Chatham')).toBeTruthy()
  })

  it('add the rating and a link to the owner section', () => {
    const reviews = { rating: 4.9, count: 213, url: 'https://reviews.example/volt' }
    renderComponent(<AboutOwner />, { business: aBusiness({ reviews }) })
    expect(screen.getByText('Rated 4.9 out of 5')).toBeTruthy()
    expect(screen.getByText('213 reviews')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Review Us' }).getAttribute('href')).toBe(reviews.url)
  })

  it('add financing and brands to the services', () => {
    const facts = { brands: ['Square D'], financing: { text: 'Pay later.', url: '/financing' } }
    renderComponent(<ServiceList />, { business: aBusiness(facts) })
    expect(screen.getByRole('heading', { name: 'Financing' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/financing')
    expect(screen.getByText('Square D')).toBeTruthy()
  })

  it('show a picture before and after the job, also in the dialog', async () => {
    const work = [{ picture: '/after.jpg', before: '/before.jpg', text: 'New panel' }]
    const { user, container } = renderComponent(<ServiceList />, { business: aBusiness({ work }) })
    const filesIn = (part: Element) => [...part.querySelectorAll('img')].map((img) => img.getAttribute('src'))
    expect(filesIn(container)).toEqual(['/before.jpg', '/after.jpg'])
    await user.click(screen.getByRole('button', { name: 'New panel' }))
    const dialog = screen.getByRole('dialog')
    expect(filesIn(dialog)).toEqual(['/before.jpg', '/after.jpg'])
    expect(within(dialog).getAllByText(/Before|After/)).toHaveLength(2)
  })

  it('replace the illustration on the first screen with a photo', async () => {
    const { container } = renderSite('/', { business: aBusiness({ hero_photo: '/van.jpg' }) })
    await waitFor(() => expect(container.querySelector('.hero-photo')?.getAttribute('src')).toBe('/van.jpg'))
    expect(container.querySelector('.house-scene')).toBeNull()
  })
})
