// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/*
 * Each page has modules of its own, as in a browser. Only the storage is shared.
 */

/** Loads a page with an element that can show toasts. */
async function openPage(path = '/store') {
  vi.resetModules()
  history.replaceState(null, '', path)
  const { order } = await import('../support/orders.ts')
  const { drawerStore, prepareCart } = await import('../../src/cart/drawer.ts')
  const { pageCart } = await import('../../src/cart/page-cart.ts')
  const orderReturn = await import('../../src/checkout/order-return.ts')
  const { addToastOutlet, dismissToast, showToast, toastStore } = await import(
    '../../src/toasts/toast-store.ts'
  )
  const removeOutlet = addToastOutlet(Symbol('toast outlet'))
  orderReturn.returnFromCheckout()
  const toast = () => toastStore.getState().toast
  return {
    order,
    ...orderReturn,
    toast,
    /** Presses the visible toast's close button. */
    close: () => dismissToast(toast()?.id ?? ''),
    showToast,
    removeOutlet,
    openCart: (isOpen: boolean) => drawerStore.setState({ isOpen }),
    prepareCart,
    addToastOutlet,
    keptCount: () => pageCart.getState().keptCount,
  }
}

/** Orders two items and returns to the store without paying. */
async function returnUnpaid() {
  const { order } = await openPage()
  order('black', 2)
  return openPage()
}

const unpaid = { title: 'Your order was not completed' }
const kept = { title: 'We kept 2 items for you.', action: { label: 'Put them back' } }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the toast that offers to restore an unpaid order', () => {
  it('appears on each page, without the claim that nothing was paid, until the visitor answers', async () => {
    await returnUnpaid()
    expect((await openPage('/')).toast()).toMatchObject(kept)
    const page = await openPage('/product/mug')
    expect(page.toast()).toMatchObject(kept)
    page.toast()?.action?.run()
    expect(page.toast()).toBeNull()
    expect((await openPage()).toast()).toBeNull()
  })

  it('does not appear again after the visitor has closed it, until another order stays unpaid', async () => {
    const { addToastOutlet, close, toast } = await returnUnpaid()
    // A dialog that opens shows the toast too.
    addToastOutlet(Symbol('dialog'))
    close()
    expect(toast()).toBeNull()
    const next = await openPage('/')
    expect(next.toast()).toBeNull()
    expect(next.keptCount()).toBe(2)
    next.order('amber')
    expect((await openPage('/')).toast()?.description).toBe('We kept 3 items for you.')
  })

  it('comes back on the next page after another toast', async () => {
    const { toast, showToast } = await returnUnpaid()
    showToast({ title: 'Added to Cart! 🛒' })
    expect(toast()?.title).toBe('Added to Cart! 🛒')
    expect((await openPage()).toast()).toMatchObject(kept)
  })

  it('disappears when the visitor opens the cart, which contains the same offer, and comes back on the next page', async () => {
    const { toast, openCart, prepareCart } = await returnUnpaid()
    prepareCart()
    expect(toast()).toMatchObject(unpaid)
    openCart(true)
    expect(toast()).toBeNull()
    openCart(false)
    expect((await openPage()).toast()).toMatchObject(kept)
  })

  it('appears over the open cart when the payment page could not be opened', async () => {
    const { order, openCart, returnFromCheckout, toast } = await openPage()
    openCart(true)
    order('black')
    returnFromCheckout()
    expect(toast()).toMatchObject(unpaid)
  })

  it('stays as it is on a page from the back/forward cache', async () => {
    const { toast, returnFromCheckout } = await returnUnpaid()
    const before = toast()
    returnFromCheckout()
    expect(toast()).toBe(before)
  })

  it('comes back on the next page after a page that has removed all its elements', async () => {
    const { close, removeOutlet } = await returnUnpaid()
    removeOutlet()
    close()
    expect((await openPage()).toast()).toMatchObject(kept)
  })
})

it('the page knows how many items are kept until they are restored in another tab', async () => {
  const { keptCount, close } = await returnUnpaid()
  expect(keptCount()).toBe(2)
  close()
  const tab = await openPage()
  expect(tab.keptCount()).toBe(2)
  tab.restoreUnpaidItems()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([keptCount(), tab.keptCount()]).toEqual([0, 0])
})

it('orders are stored only under the keys that docs/privacy.md lists', async () => {
  const privacy = await readFile('docs/privacy.md', 'utf8')
  const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  const documented = (key: string) => privacy.includes(`\`${key.replace(/order-\d.*/, 'order-…')}\``)
  const { order } = await openPage()
  order('black')
  const ordered = keys()
  const { close } = await openPage()
  close()
  expect([...ordered, ...keys()].filter((key) => !documented(key))).toEqual([])
})
