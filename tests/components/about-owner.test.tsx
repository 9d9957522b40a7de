import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { AboutOwner } from '../../src/elements/about-owner/about-owner.tsx'
import { aBusiness } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'

describe('<about-owner>', () => {
  it('uses a generic heading when the owner has no name', () => {
    renderComponent(<AboutOwner />, { business: { ...DEFAULT_BUSINESS, owner_photo: '/marta.jpg' } })
    expect(screen.getByRole('heading', { name: 'About Your Local Electrician' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'The owner' })).toBeTruthy()
  })

  // spec 1.6, 2.69, 2.70
  it('shows the owner’s name, photo and biography paragraph by paragraph', () => {
    const bio = ['I began with a torch.', 'Then came the van.']
    renderComponent(<AboutOwner />, {
      business: aBusiness({ owner_name: 'Marta Volt', owner_photo: '/marta.jpg', bio }),
    })
    expect(screen.getByRole('img', { name: 'Marta Volt, owner' }).getAttribute('src')).toBe('/marta.jpg')
    expect(screen.getByRole('heading', { name: 'About Marta Volt' })).toBeTruthy()
    for (const paragraph of bio) expect(screen.getByText(paragraph)).toBeTruthy()
  })

  it('shows an illustration when there is no photo', () => {
    const { container } = renderComponent(<AboutOwner />, {
      business: aBusiness({ owner_name: 'Marta Volt' }),
    })
    expect(screen.queryByRole('img', { name: 'Marta Volt, owner' })).toBeNull()
    expect(container.querySelector('svg')).not.toBeNull()
  })

  // spec 1.3, 9.26
  it('mentions over 10 years of experience', () => {
    renderComponent(<AboutOwner />)
    expect(screen.getByText(/over 10 years/)).toBeTruthy()
  })

  // spec 1.2, 2.71, 2.72, 2.73, 2.74, 9.25, 9.27, 9.28, 1.7
  it.each([
    ['10+', 'Years Experience'],
    ['500+', 'Happy Clients'],
    ['100%', 'Licensed & Insured'],
    ['24/7', 'Emergency Service'],
  ])('shows the statistic “%s” for “%s”', (number, what) => {
    renderComponent(<AboutOwner />)
    expect(screen.getByText(what).nextElementSibling?.textContent).toBe(number)
  })

  it('shows each testimonial with the customer’s name and, if given, location', () => {
    const testimonials = [
      { quote: 'Came at midnight.', name: 'Ada W.', place: 'Springfield' },
      { quote: 'Neat work.', name: 'Grace H.' },
    ]
    renderComponent(<AboutOwner />, { business: aBusiness({ testimonials }) })
    expect(screen.getByRole('heading', { name: 'What Customers Say' })).toBeTruthy()
    const figures = screen.getAllByRole('figure').map(({ textContent }) => textContent)
    expect(figures).toEqual(['Came at midnight.Ada W., Springfield', 'Neat work.Grace H.'])
  })

  it('has no testimonials section when the owner provides no testimonials', () => {
    renderComponent(<AboutOwner />)
    expect(screen.queryByText('What Customers Say')).toBeNull()
  })
})
