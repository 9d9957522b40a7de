import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContactInfo } from '../../src/tags/contact-info/contact-info.tsx'
import { currentToast } from '../support/carts.ts'
import { aBusiness } from '../support/factories.ts'
import { renderComponent } from '../support/render-component.tsx'

const showContact = () =>
  renderComponent(
    <ContactInfo business={aBusiness({ phone: '(555) 010-0199', email: 'hello@volt.example' })} />,
  )

describe('<contact-info>', () => {
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

  it('marks only the phone number as the emergency line', () => {
    showContact()
    const marked = screen.getAllByRole('listitem').map((item) => item.querySelector('[data-emergency=true]'))
    expect(marked.map(Boolean)).toEqual([true, false, false, false])
  })

  it.each([/^Service Area/, /^Hours/])('shows the not-implemented toast when %s is clicked', async (name) => {
    const { user } = showContact()
    await user.click(screen.getByRole('button', { name }))
    expect(currentToast()).toMatchObject({
      title: "Contact form isn't implemented yet",
      description: 'You can request this feature in your next prompt!',
      duration: 5000,
    })
  })

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
})
