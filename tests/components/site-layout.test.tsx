import { act, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '../../src/elements/electrician-site/footer.tsx'
import { ChangedContext } from '../support/changed-context.tsx'
import { aBusiness } from '../support/factories.ts'
import { renderSite } from '../support/render-site.tsx'

it.each([
  ['Book Now', 'tel:5550100100'],
  ['Call (555) 010-0199', '/book'],
])(
  'the menu of <electrician-site> closes when the visitor chooses the link “%s” and booking-url is %s',
  async (name, booking) => {
    const { user } = renderSite('/', { business: aBusiness({ links: { booking } }) })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    await user.click(menu.getByRole('link', { name }))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  },
)

describe('the prerendered footer of <electrician-site>', () => {
  let root: Root | undefined
  afterEach(() => act(() => root?.unmount()))

  it('shows the current year once it is hydrated', () => {
    vi.useFakeTimers({ now: new Date('2030-12-31T12:00') })
    const footer = (
      <ChangedContext business={aBusiness()}>
        <Footer route={{ screen: 'home' }} routing="history" />
      </ChangedContext>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(footer)
    vi.setSystemTime(new Date('2031-01-01T12:00'))
    act(() => {
      root = hydrateRoot(container, footer)
    })
    expect(screen.getByText(/^©/).textContent).toMatch(/^© 2031 Volt & Sons\./)
  })
})

it('the copyright line of <electrician-site> has one period after a name that ends with one', () => {
  renderSite('/', { business: aBusiness({ name: 'Nordlicht e.K.' }) })
  expect(screen.getByText(/^©/).textContent).toMatch(/^© \d+ Nordlicht e\.K\. [^.]/)
})
