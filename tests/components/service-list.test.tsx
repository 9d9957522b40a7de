import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ServiceList } from '../../src/elements/service-list/service-list.tsx'
import { WorkDialog } from '../../src/elements/service-list/work-gallery.tsx'
import { aBusiness } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'

await WorkDialog.load()

const services = [
  [
    'Residential Electrical',
    ['New Construction Wiring', 'Outlet Installation', 'Lighting Solutions', 'Panel Upgrades'],
  ],
  ['Commercial Electrical', ['Office Wiring', 'Industrial Systems', 'Maintenance Plans', 'Code Compliance']],
  ['Emergency Services', ['Power Outages', 'Electrical Faults', 'Safety Hazards', 'Urgent Repairs']],
  ['Electrical Repairs', ['Troubleshooting', 'Faulty Wiring', 'Circuit Repairs', 'System Diagnostics']],
  ['Safety Inspections', ['Code Compliance', 'Safety Audits', 'Risk Assessment', 'Certification']],
  ['Maintenance', ['Preventive Care', 'System Optimization', 'Regular Checkups', 'Performance Monitoring']],
] as const

/** Returns the card for a service. */
function cardOf(title: string): HTMLElement {
  const card = screen.getByRole('heading', { name: title }).closest('li')
  if (!card) throw new Error(`There is no card with the title “${title}”`)
  return card
}

describe('<service-list>', () => {
  // spec 1.5
  it('shows the six services in order', () => {
    renderComponent(<ServiceList />)
    const cards = screen.getAllByRole('heading', { level: 3 }).filter((heading) => heading.closest('li'))
    expect(cards.map(({ textContent }) => textContent)).toEqual(services.map(([title]) => title))
  })

  // spec 2.59, 2.60, 2.61, 2.62, 2.63, 2.64, 2.57, 2.58
  it.each(services)('describes %s in one sentence and lists its features', (title, features) => {
    renderComponent(<ServiceList />)
    expect(cardOf(title).querySelector('p')?.textContent).toMatch(/^\w.*\w+.*\.$/)
    const bullets = within(cardOf(title)).getAllByRole('listitem')
    expect(bullets.map(({ textContent }) => textContent)).toEqual(features)
  })

  // spec 2.65, 2.66, 2.67, 2.68
  it('ends with the card about professional rates', () => {
    renderComponent(<ServiceList />)
    const rates = within(screen.getByRole('complementary'))
    expect(rates.getByText('Professional Rates')).toBeTruthy()
    expect(rates.getByRole('heading', { name: 'Call for a Free Consultation' })).toBeTruthy()
    expect(rates.getByText(/no hidden fees/)).toBeTruthy()
    expect(rates.getByText('Note: Emergency services may incur additional charges.')).toBeTruthy()
  })

  it('replaces the default services with the owner’s services, however many there are', () => {
    const own = Array.from({ length: 8 }, (_, index) => ({
      title: `Service ${index}`,
      description: 'Roofs.',
      features: ['Panels'],
    }))
    renderComponent(<ServiceList />, { business: aBusiness({ services: own }) })
    expect(screen.getAllByText('Panels')).toHaveLength(8)
    expect(screen.queryByText('Maintenance')).toBeNull()
  })

  it('shows the price level on the rates card', () => {
    renderComponent(<ServiceList />, { business: aBusiness({ price_range: '$$' }) })
    expect(screen.getByText('Professional Rates · $$')).toBeTruthy()
  })

  it('has no gallery when there are no pictures of finished jobs', () => {
    renderComponent(<ServiceList />)
    expect(screen.queryByText('Our Work')).toBeNull()
  })
})

describe('the pictures of finished jobs in <service-list>', () => {
  const work = [
    { picture: '/panel.jpg', text: 'New panel' },
    { picture: '/lamp.jpg', text: 'Hung lamp' },
  ]
  const gallery = () => renderComponent(<ServiceList />, { business: aBusiness({ work }) })
  const dialog = () => within(screen.getByRole('dialog', { name: 'Our Work' }))
  const shown = () => dialog().getByRole('img').getAttribute('alt')

  it('open in a dialog', async () => {
    const { user } = gallery()
    await user.click(screen.getByRole('button', { name: 'Hung lamp' }))
    expect(shown()).toBe('Hung lamp')
    expect(dialog().getByRole('img').getAttribute('src')).toBe('/lamp.jpg')
  })

  it('can be stepped through with buttons and arrow keys, and wrap around', async () => {
    const { user } = gallery()
    await user.click(screen.getByRole('button', { name: 'Hung lamp' }))
    await user.click(dialog().getByRole('button', { name: 'Next picture' }))
    expect(shown()).toBe('New panel')
    await user.keyboard('{ArrowLeft}')
    expect(shown()).toBe('Hung lamp')
    await user.keyboard('{ArrowRight}')
    expect(shown()).toBe('New panel')
  })

  it('advance to the next picture on the left arrow key if the text direction is right to left', async () => {
    const threePictures = [...work, { picture: '/fan.jpg', text: 'New fan' }]
    const { user } = renderComponent(<ServiceList />, { business: aBusiness({ work: threePictures }) })
    await user.click(screen.getByRole('button', { name: 'New panel' }))
    await user.click(dialog().getByRole('button', { name: 'Next picture' }))
    screen.getByRole('dialog').style.direction = 'rtl'
    await user.keyboard('{ArrowLeft}')
    expect(shown()).toBe('New fan')
  })

  it('have no previous and next buttons when there is only one picture', async () => {
    const { user } = renderComponent(<ServiceList />, { business: aBusiness({ work: work.slice(0, 1) }) })
    await user.click(screen.getByRole('button', { name: 'New panel' }))
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  })
})
