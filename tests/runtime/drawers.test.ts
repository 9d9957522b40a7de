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

it('a second <cart-drawer> opens the first one with show() and with its open attribute', async () => {
  const drawers = await twoDrawers()
  await updatePage(() => drawers[1].show())
  expect(drawers.map(isShown)).toEqual([true, false])
  await updatePage(() => drawers[1].close())
  expect(drawers.map(isShown)).toEqual([false, false])
  await updatePage(() => drawers[1].setAttribute('open', ''))
  expect(drawers.map(isShown)).toEqual([true, false])
  await updatePage(() => drawers[0].removeAttribute('open'))
  expect(drawers.map(isShown)).toEqual([false, false])
})

it('show() on <cart-drawer> opens a drawer that was inserted in the same task', async () => {
  const drawer = aDrawer()
  await updatePage(() => {
    document.body.append(drawer)
    drawer.show()
  })
  expect(isShown(drawer)).toBe(true)
  expect(document.querySelectorAll('cart-drawer')).toHaveLength(1)
  await updatePage(() => drawer.setAttribute('open', 'false'))
  expect(isShown(drawer)).toBe(false)
})

describe('the open attribute of <cart-drawer>', () => {
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
