import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as notices from '../../src/toasts/notices.ts'
import {
  addToastOutlet,
  dismissToast,
  pauseToast,
  resumeToast,
  showToast,
  toastStore,
} from '../../src/toasts/toast-store.ts'

const title = () => toastStore.getState().toast?.title

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('is a plain one for 5 seconds unless told otherwise', () => {
    showToast({ title: 'Saved' })
    expect(toastStore.getState().toast).toMatchObject({ variant: 'default', duration: 5000 })
    vi.advanceTimersByTime(4999)
    expect(title()).toBe('Saved')
    vi.advanceTimersByTime(1)
    expect(title()).toBeUndefined()
  })

  it('takes its defaults for fields that are undefined', () => {
    showToast({ title: 'Saved', variant: undefined, duration: undefined } as never)
    expect(toastStore.getState().toast).toMatchObject({ variant: 'default', duration: 5000 })
  })

  it('lasts as long as it says', () => {
    showToast({ title: 'Saved', duration: 800 })
    vi.advanceTimersByTime(800)
    expect(title()).toBeUndefined()
  })

  it('replaces the one before, and has its own time', () => {
    showToast({ title: 'One' })
    vi.advanceTimersByTime(4000)
    showToast({ title: 'Two' })
    vi.advanceTimersByTime(4999)
    expect(title()).toBe('Two')
    vi.advanceTimersByTime(1)
    expect(title()).toBeUndefined()
  })

  it('has an id of its own', () => {
    expect(showToast({ title: 'One' })).not.toBe(showToast({ title: 'One' }))
  })

  it('is closed by its id', () => {
    dismissToast(showToast({ title: 'One' }))
    expect(title()).toBeUndefined()
  })

  it('is not closed by the id of the one before', () => {
    const before = showToast({ title: 'One' })
    showToast({ title: 'Two' })
    dismissToast(before)
    expect(title()).toBe('Two')
  })

  it('stands still while paused, and then has the time that was left', () => {
    showToast({ title: 'One' })
    vi.advanceTimersByTime(3000)
    pauseToast()
    vi.advanceTimersByTime(60_000)
    expect(title()).toBe('One')
    resumeToast()
    vi.advanceTimersByTime(1999)
    expect(title()).toBe('One')
    vi.advanceTimersByTime(1)
    expect(title()).toBeUndefined()
  })

  it('keeps its time through several pauses', () => {
    showToast({ title: 'One' })
    for (let round = 0; round < 4; round++) {
      vi.advanceTimersByTime(1000)
      pauseToast()
      pauseToast()
      vi.advanceTimersByTime(9000)
      resumeToast()
    }
    vi.advanceTimersByTime(999)
    expect(title()).toBe('One')
    vi.advanceTimersByTime(1)
    expect(title()).toBeUndefined()
  })

  it('wins no time when it is resumed without a pause', () => {
    showToast({ title: 'One' })
    vi.advanceTimersByTime(3000)
    resumeToast()
    vi.advanceTimersByTime(2000)
    expect(title()).toBeUndefined()
  })

  it('stays when its duration is longer than a timer can run', () => {
    for (const duration of [2 ** 31, Number.POSITIVE_INFINITY]) {
      const id = showToast({ title: 'Read me', duration })
      vi.advanceTimersByTime(60_000)
      expect(title()).toBe('Read me')
      dismissToast(id)
    }
  })

  it('runs for as long as a timer can', () => {
    showToast({ title: 'Read me', duration: 2 ** 31 - 1 })
    vi.advanceTimersByTime(2 ** 31 - 1)
    expect(title()).toBeUndefined()
  })

  it('leaves no timer behind when it is closed', () => {
    const id = showToast({ title: 'One' })
    vi.advanceTimersByTime(1)
    dismissToast(id)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts no timer when no toast is shown', () => {
    dismissToast(showToast({ title: 'One' }))
    resumeToast()
    vi.advanceTimersByTime(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not stand still because the one before did', () => {
    showToast({ title: 'One' })
    pauseToast()
    showToast({ title: 'Two' })
    vi.advanceTimersByTime(5000)
    expect(title()).toBeUndefined()
  })
})

describe('a toast’s timer', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('closes it while there is a page', () => {
    vi.stubGlobal('document', {})
    showToast({ title: 'One' })
    vi.advanceTimersByTime(5000)
    expect(title()).toBeUndefined()
  })

  it('does nothing once the page has gone', () => {
    vi.stubGlobal('document', {})
    const id = showToast({ title: 'One' })
    vi.stubGlobal('document', undefined)
    vi.advanceTimersByTime(5000)
    expect(title()).toBe('One')
    dismissToast(id)
  })
})

describe('the places for toasts', () => {
  it('stand in the order they came, so that the last one shows', () => {
    const [page, dialog] = [Symbol('page'), Symbol('dialog')]
    const takeBack = [addToastOutlet(page), addToastOutlet(dialog)]
    expect(toastStore.getState().outlets).toEqual([page, dialog])
    for (const back of takeBack) back()
    expect(toastStore.getState().outlets).toEqual([])
  })

  it('leave the others in place when one goes', () => {
    const [page, dialog] = [Symbol('page'), Symbol('dialog')]
    const pageBack = addToastOutlet(page)
    addToastOutlet(dialog)()
    expect(toastStore.getState().outlets).toEqual([page])
    pageBack()
  })
})

describe('the notices', () => {
  it.each([
    [
      'not implemented',
      () => notices.notImplementedNotice,
      "Contact form isn't implemented yet",
      'You can request this feature in your next prompt!',
    ],
    [
      'empty cart',
      () => notices.emptyCartNotice,
      'Your cart is empty',
      'Add some products to your cart before checking out.',
    ],
    [
      'checkout error',
      () => notices.checkoutErrorNotice,
      'Checkout Error',
      'There was a problem initializing checkout. Please try again.',
    ],
    [
      'added from a card',
      () => notices.addedFromCardNotice('Mug'),
      'Added to Cart! 🛒',
      'Mug has been added to your cart.',
    ],
    [
      'added from a product page',
      () => notices.addedFromProductNotice(2, 'Tee', 'Black'),
      'Added to Cart! 🛒',
      '2 x Tee (Black) added.',
    ],
    ['a card’s failure', () => notices.addFromCardFailedNotice('Why.'), 'Error adding to cart', 'Why.'],
    [
      'a product page’s failure',
      () => notices.addFromProductFailedNotice('Why.'),
      'Oh no! Something went wrong.',
      'Why.',
    ],
  ])('say it in the spec’s words: %s', (_, notice, title, description) => {
    expect(notice()).toMatchObject({ title, description })
  })

  it('are destructive where something went wrong, and only there', () => {
    const bad = [
      notices.emptyCartNotice,
      notices.checkoutErrorNotice,
      notices.addFromCardFailedNotice(''),
      notices.addFromProductFailedNotice(''),
    ]
    const good = [
      notices.notImplementedNotice,
      notices.addedFromCardNotice(''),
      notices.addedFromProductNotice(1, '', ''),
    ]
    expect(bad.map(({ variant }) => variant)).toEqual(Array(4).fill('destructive'))
    expect(good.map(({ variant }) => variant ?? 'default')).toEqual(Array(3).fill('default'))
  })

  it('of something not implemented last 5 seconds', () => {
    expect(notices.notImplementedNotice.duration).toBe(5000)
  })

  it('of an unfinished order stays for 12 seconds and restores the order', () => {
    const putBack = vi.fn()
    const notice = notices.unfinishedOrderNotice(1, putBack)
    expect(notice).toMatchObject({ title: 'Your order was not completed', duration: 12_000 })
    notice.action?.run()
    expect(putBack).toHaveBeenCalledOnce()
  })

  it('count one item and several', () => {
    expect(notices.unfinishedOrderNotice(1, () => {})).toMatchObject({
      description: 'We kept 1 item for you.',
      action: { label: 'Put it back' },
    })
    expect(notices.unfinishedOrderNotice(3, () => {})).toMatchObject({
      description: 'We kept 3 items for you.',
      action: { label: 'Put them back' },
    })
  })
})
