import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContactInfo } from '../../src/tags/contact-info/contact-info.tsx'
import { shownToast } from '../support/carts.ts'
import { show } from '../support/shown.tsx'

const showContact = () => show(<ContactInfo phone="(555) 010-0199" email="hello@volt.example" />)

describe('<contact-info>', () => {
  it('lists phone, e-mail, area and hours, in this order', () => {
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
  ])('links %s, in a new tab', (name, href) => {
    showContact()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name })
    expect(link.getAttribute('href')).toBe(href)
    expect(link.target).toBe('_blank')
    expect(link.rel).toBe('noopener noreferrer')
  })

  it('marks the phone as the emergency line, and nothing else', () => {
    showContact()
    const marked = screen.getAllByRole('listitem').map((item) => item.querySelector('[data-emergency=true]'))
    expect(marked.map(Boolean)).toEqual([true, false, false, false])
  })

  it.each([/^Service Area/, /^Hours/])('answers %s with the not-implemented notice', async (name) => {
    const { user } = showContact()
    await user.click(screen.getByRole('button', { name }))
    expect(shownToast()).toMatchObject({
      title: "Contact form isn't implemented yet",
      description: 'You can request this feature in your next prompt!',
      duration: 5000,
    })
  })

  it('has an emergency card that dials the number', () => {
    showContact()
    const card = screen.getByRole('heading', { name: 'Emergency Service' }).parentElement
    const button = within(card as HTMLElement).getByRole('link', { name: 'Call (555) 010-0199' })
    expect(button.getAttribute('href')).toBe('tel:5550100199')
  })

  it('does without what the business does not give', () => {
    show(<ContactInfo />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})
