import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawerStore } from '../../src/cart/drawer.ts'
import { fillCart } from '../support/carts.ts'
import { aProduct, aWireProduct } from '../support/factories.ts'
import { aStoreWith } from '../support/stores.ts'
import { showSite } from '../support/website.tsx'

const header = () => within(screen.getByRole('banner'))
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content')

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  document.head.replaceChildren()
})

describe('the layout of <electrician-site>', () => {
  it.each(['/', '/store', '/product/prod_1', '/success', '/nowhere'])(
    'is the same at %s: header, main content, footer, cart and notices',
    (address) => {
      const { container } = showSite(address)
      for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy()
      expect(container.querySelector('dialog[aria-label="Shopping Cart"]')).not.toBeNull()
      expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
    },
  )

  it('does without the cart drawer where no store is named, and says so in the store', () => {
    const { container } = showSite('/store', { client: null, storeProblem: 'Set store-id.' })
    expect(container.querySelector('dialog[aria-label="Shopping Cart"]')).toBeNull()
    expect(screen.getByText('Set store-id.')).toBeTruthy()
  })
})

describe('the header of <electrician-site>', () => {
  it('has a logo that leads home', () => {
    showSite()
    expect(header().getByRole('link', { name: 'Volt & Sons' }).getAttribute('href')).toBe('/')
  })

  it('links Store, Services, About, Contact and “Book Now”, in this order', () => {
    showSite('/store')
    const links = nav().getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Store', '/store'],
      ['Services', '/#services'],
      ['About', '/#about'],
      ['Contact', '/#contact'],
      ['Book Now', '/#contact'],
    ])
  })

  it('shows another screen without loading a page', async () => {
    const { user } = showSite()
    await user.click(nav().getByRole('link', { name: 'Store' }))
    expect(location.pathname).toBe('/store')
    expect(heading()).toBe('Our Store')
  })

  it('leads from another screen to a section of the home screen', async () => {
    const { user } = showSite('/success')
    await user.click(nav().getByRole('link', { name: 'About' }))
    expect(location.pathname + location.hash).toBe('/#about')
    expect(document.activeElement?.id).toBe('about')
  })

  it('leads to the contact section by “Book Now”', async () => {
    const { user } = showSite('/store')
    await user.click(nav().getByRole('link', { name: 'Book Now' }))
    expect(location.pathname + location.hash).toBe('/#contact')
    expect(screen.queryByText("Contact form isn't implemented yet")).toBeNull()
  })

  it('turns solid once the page is scrolled more than 10 pixels', () => {
    showSite()
    const isSolidAt = (scrollY: number) => {
      vi.stubGlobal('scrollY', scrollY)
      fireEvent.scroll(window)
      return screen.getByRole('banner').dataset['solid']
    }
    expect([0, 10, 11, 10].map(isSolidAt)).toEqual(['false', 'false', 'true', 'false'])
  })

  it('shows the number of items beside its cart icon, which opens the cart', async () => {
    const { user } = showSite()
    expect(header().getByRole('button', { name: 'Open cart, empty' }).textContent).toBe('')
    act(() => fillCart('black', 2))
    act(() => fillCart('amber', 1))
    const icon = header().getByRole('button', { name: 'Open cart, 3 items' })
    expect(icon.textContent).toBe('3')
    await user.click(icon)
    expect(drawerStore.getState().isOpen).toBe(true)
  })

  it('has a menu with the same links, which a choice closes', async () => {
    const { user } = showSite('/success')
    await user.click(header().getByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    const links = within(menu).getAllByRole('link').slice(0, 5)
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Store',
      'Services',
      'About',
      'Contact',
      'Book Now',
    ])
    await user.click(within(menu).getByRole('link', { name: 'Services' }))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
    expect(location.hash).toBe('#services')
  })
})

describe('a screen of <electrician-site>', () => {
  it.each([
    ['/', 'Volt & Sons - Professional Electrical Services'],
    ['/store', 'Store - Volt & Sons'],
  ])('at %s is titled “%s”, with a description', (address, title) => {
    showSite(address)
    expect(document.title).toBe(title)
    expect(description()).toMatch(/\w+ \w+/)
  })

  it('of a product is titled by it, and described by it', async () => {
    const products = [aWireProduct({ title: 'Tee', description: `<p>${'x'.repeat(200)}</p>` })]
    showSite('/product/prod_1', { client: aStoreWith({ products }).client })
    await screen.findByRole('heading', { level: 1, name: 'Tee' })
    expect(document.title).toBe('Tee - Our Store')
    expect(description()).toBe('x'.repeat(160))
  })

  it('of a product without description is described by its title', async () => {
    const products = [aWireProduct({ title: 'Tee', description: null })]
    showSite('/product/prod_1', { client: aStoreWith({ products }).client })
    await screen.findByRole('heading', { level: 1, name: 'Tee' })
    expect(description()).toBe('Tee')
  })

  it('that does not exist is the fallback screen with its status and a way home', async () => {
    const { user } = showSite('/nowhere')
    expect(heading()).toBe('Unexpected Application Error!')
    expect(screen.getByText('404 Not Found')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to Home' }))
    expect(location.pathname).toBe('/')
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
  })

  it('that can’t be rendered is the fallback screen with status and message, and the next one shows', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const torn = Object.defineProperty(aProduct(), 'ribbon_text', {
      get() {
        throw new Error('The ribbon is torn.')
      },
    })
    const client = { ...aStoreWith({}).client, get: async () => torn as never }
    const { user } = showSite('/product/prod_1', { client })
    expect(await screen.findByText('Unexpected Application Error!')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
    expect(screen.getByText('The ribbon is torn.')).toBeTruthy()
    expect(error).toHaveBeenCalledWith('<electrician-site> could not be shown.', expect.any(Error))
    await user.click(nav().getByRole('link', { name: 'Store' }))
    expect(heading()).toBe('Our Store')
  })

  it('of an order that went through thanks, and leads to the store and home', () => {
    showSite('/success')
    expect(heading()).toBe('Order Successful!')
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/store')
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })
})

describe('the facts of <electrician-site>', () => {
  it('come from its JSON child', () => {
    showSite('/', { json: '{"headline":"Light, at last"}' })
    expect(heading()).toBe('Light, at last')
  })

  it('that can’t be used are named in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    showSite('/', { json: '{"slogan":"Zap"}' })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^<electrician-site> business facts: "slogan" is not known\./),
    )
  })
})
