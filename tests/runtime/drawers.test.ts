import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cart } from '../../src/index.ts'
import { anElement, updatePage } from '../support/test-element.tsx'

interface CartDrawer extends HTMLElement {
  open: boolean
  show(): void
  close(): void
}

const aDrawer = () => anElement('cart-drawer', { 'store-id': 'demo-drawers' }) as CartDrawer

const isShown = (drawer: HTMLElement) => drawer.shadowRoot?.querySelector('dialog')?.open ?? false

async function twoDrawers() {
  const drawers = [aDrawer(), aDrawer()] as const
  await updatePage(() => document.body.append(...drawers))
  return drawers
}

beforeEach(async () => {
  await updatePage(() => document.body.replaceChildren())
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

describe('show() on <cart-drawer>', () => {
  it('closes the drawer that was previously open', async () => {
    const drawers = await twoDrawers()
    await updatePage(() => drawers[0].show())
    await updatePage(() => drawers[1].show())
    expect(drawers.map(isShown)).toEqual([false, true])
    expect(drawers.map(({ open }) => open)).toEqual([false, true])
  })

  it('opens a drawer that was inserted in the same task', async () => {
    const drawer = aDrawer()
    await updatePage(() => {
      document.body.append(drawer)
      drawer.show()
    })
    expect(isShown(drawer)).toBe(true)
    expect(document.querySelectorAll('cart-drawer')).toHaveLength(1)
  })

  it('opens the newly inserted drawer instead of an earlier one', async () => {
    const [first] = await twoDrawers()
    const drawer = aDrawer()
    const opened = vi.fn()
    first.addEventListener('cart-open', opened)
    await updatePage(() => {
      document.body.append(drawer)
      drawer.show()
    })
    expect(isShown(drawer)).toBe(true)
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('the open attribute of <cart-drawer>', () => {
  it.each([
    ['', true],
    ['true', true],
    ['open', true],
    ['false', false],
  ])('with the value “%s” makes the drawer open: %s', async (text, isOpen) => {
    const drawers = await twoDrawers()
    await updatePage(() => drawers[1].setAttribute('open', text))
    expect(drawers.map(isShown)).toEqual([false, isOpen])
    await updatePage(() => drawers[1].removeAttribute('open'))
    expect(drawers.map(isShown)).toEqual([false, false])
  })

  it('follows the state of the drawer', async () => {
    const [drawer] = await twoDrawers()
    await updatePage(() => cart.open())
    expect(drawer.hasAttribute('open')).toBe(true)
    await updatePage(() => cart.close())
    expect(drawer.hasAttribute('open')).toBe(false)
  })

  it('opens the drawer if it is set before the drawer is inserted', async () => {
    const drawer = Object.assign(aDrawer(), { open: true })
    await updatePage(() => document.body.append(drawer))
    expect(isShown(drawer)).toBe(true)
  })
})

describe('removing a <cart-drawer> from the page', () => {
  it('closes the cart if that drawer was open', async () => {
    const drawers = await twoDrawers()
    await updatePage(() => drawers[1].show())
    await updatePage(() => drawers[1].remove())
    expect(drawers.map(isShown)).toEqual([false, false])
  })
})
