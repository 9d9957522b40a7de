import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawerStore } from '../../src/cart/drawer.ts'
import { showToast } from '../../src/toasts/toast-store.ts'
import { ToastLayer } from '../../src/ui/toast-outlet.tsx'
import { fillCart } from '../support/carts.ts'
import { aProduct, aWireProduct } from '../support/factories.ts'
import { renderSite } from '../support/render-site.tsx'
import { aStoreWith } from '../support/stores.ts'

await ToastLayer.load()

const header = () => within(screen.getByRole('banner'))
const nav = () => within(screen.getByRole('navigation', { name: 'Main' }))
const linkNames = ['Store', 'Services', 'About', 'Contact', 'Book Now']
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content')

beforeEach(() => {
  document.head.replaceChildren()
})

describe('the layout of <electrician-site>', () => {
  // spec 2.8
  it.each(['/', '/store', '/product/prod_1', '/success', '/nowhere'])(
    'has a header, main content, a footer, a cart and a toast area at %s',
    async (address) => {
      const { container } = renderSite(address)
      for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeTruthy()
      expect(container.querySelector('dialog[aria-label="Shopping Cart"]')).not.toBeNull()
      act(() => showToast({ title: 'Hello' }))
      expect((await screen.findByText('Hello')).closest('.toast-layer')).not.toBeNull()
    },
  )

  it('has no cart, no link to the store and no store screen when no store is set', () => {
    const { container } = renderSite('/store', { client: null })
    expect(container.querySelector('dialog[aria-label="Shopping Cart"]')).toBeNull()
    expect(screen.getByText('404 Not Found')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Store/ })).toBeNull()
  })
})

describe('the header of <electrician-site>', () => {
  // spec 2.13
  it('has a logo that links to the home screen', () => {
    renderSite()
    expect(header().getByRole('link', { name: 'Volt & Sons' }).getAttribute('href')).toBe('/')
  })

  // spec 2.14
  it('links to Store, Services, About, Contact and “Book Now”, in that order', () => {
    renderSite('/store')
    const links = nav().getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(linkNames)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['store', '#services', '#about', '#contact', '#contact'].map((path) => `/${path}`),
    )
  })

  // spec 2.17, 2.18
  it.each([
    ['About', 'about'],
    ['Book Now', 'contact'],
  ])('links with “%s” from another screen to the section “%s” of the home screen', async (name, section) => {
    const { user } = renderSite('/success')
    await user.click(nav().getByRole('link', { name }))
    expect(location.pathname + location.hash).toBe(`/#${section}`)
    expect(document.activeElement?.id).toBe(section)
    expect(screen.queryByText("Contact form isn't implemented yet")).toBeNull()
  })

  // spec 2.12, 9.19
  it('becomes solid when the page is scrolled more than 10 pixels', () => {
    renderSite()
    const isSolidAt = (scrollY: number) => {
      vi.stubGlobal('scrollY', scrollY)
      fireEvent.scroll(window)
      return screen.getByRole('banner').dataset['solid']
    }
    expect([0, 10, 11, 10].map(isSolidAt)).toEqual(['false', 'false', 'true', 'false'])
  })

  // spec 2.19
  it('has a cart icon that shows the number of items and opens the cart', async () => {
    const { user } = renderSite()
    act(() => fillCart('black', 3))
    await user.click(header().getByRole('button', { name: 'Open cart, 3 items' }))
    expect(drawerStore.getState().isOpen).toBe(true)
  })

  // spec 2.22, 2.23, 4.26
  it('has a menu that contains the header’s links and closes when the visitor follows one', async () => {
    const { user } = renderSite('/success')
    await user.click(header().getByRole('button', { name: 'Open menu' }))
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    const links = within(menu).getAllByRole('link').slice(0, 5)
    expect(links.map(({ textContent }) => textContent)).toEqual(linkNames)
    await user.click(within(menu).getByRole('link', { name: 'Services' }))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
    expect(location.hash).toBe('#services')
  })
})

describe('a screen of <electrician-site>', () => {
  // spec 2.47, 2.48, 2.87
  it.each([
    ['/', 'Volt & Sons - Professional Electrical Services'],
    ['/store', 'Store - Volt & Sons'],
  ])('at %s has the title “%s” and a description', (address, title) => {
    renderSite(address)
    expect(document.title).toBe(title)
    expect(description()).toMatch(/\w+ \w+/)
  })

  // spec 2.124, 2.125, 2.126
  it.each([
    [`<p>${'x'.repeat(200)}</p>`, 'x'.repeat(160)],
    [null, 'Tee'],
  ])('puts a product’s title and the description %s into the page head', async (html, text) => {
    const products = [aWireProduct({ title: 'Tee', description: html })]
    renderSite('/product/prod_1', { client: aStoreWith({ products }).client })
    await screen.findByRole('heading', { level: 1, name: 'Tee' })
    expect(document.title).toBe('Tee - Our Store')
    expect(description()).toBe(text)
  })

  // spec 8.19, R.27
  it('shows a 404 message and a link to the home screen for an unknown path', async () => {
    const { user } = renderSite('/nowhere')
    expect(heading()).toBe('Unexpected Application Error!')
    expect(screen.getByText('404 Not Found')).toBeTruthy()
    const first = screen.getByText('This page doesn’t exist, or it has moved.')
    expect(first.nextElementSibling?.textContent).toBe('Unexpected Application Error!')
    await user.click(screen.getByRole('link', { name: 'Back to Home' }))
    expect(location.pathname).toBe('/')
    expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
  })

  // spec 8.18
  it('shows an error message when it fails to render, and navigation still works', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = Object.defineProperty(aProduct(), 'ribbon_text', {
      get() {
        throw new Error('The ribbon is broken.')
      },
    })
    const client = { ...aStoreWith({}).client, get: async () => broken as never }
    const { user } = renderSite('/product/prod_1', { client })
    expect(await screen.findByText('Unexpected Application Error!')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
    expect(screen.getByText('The ribbon is broken.')).toBeTruthy()
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining('<electrician-site> failed to render'),
      expect.any(Error),
    )
    await user.click(nav().getByRole('link', { name: 'Store' }))
    expect(heading()).toBe('Our Store')
  })

  // spec 2.130, 2.131
  it('shows links to the store and the home screen after an order', () => {
    renderSite('/success')
    expect(heading()).toBe('Order Successful!')
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/store')
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })
})
