import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { checkoutErrorToast, emptyCartToast, unfinishedOrderToast } from '../../src/toasts/order-toasts.ts'
import {
  addToastOutlet,
  dismissScreenToast,
  dismissToast,
  showToast,
  type ToastContent,
  toastStore,
} from '../../src/toasts/toast-store.ts'
import { pauseToast, resumeToast } from '../../src/toasts/toast-timer.ts'
import { unavailableToast } from '../../src/toasts/unavailable-toast.ts'

const title = () => toastStore.getState().toast?.title

/** Shows a toast that appears on the screen at once. */
function appear(content: ToastContent): string {
  const id = showToast(content)
  resumeToast()
  return id
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
})

describe('showToast()', () => {
  // spec 9.17
  it('shows a default toast for 5 seconds', () => {
    appear({ title: 'Saved' })
    expect(toastStore.getState().toast).toMatchObject({ variant: 'default', duration: 5000 })
    vi.advanceTimersByTime(4999)
    expect(title()).toBe('Saved')
    vi.advanceTimersByTime(1)
    expect(title()).toBeUndefined()
  })

  // spec 3.54
  it('shows a toast for its own duration', () => {
    appear({ title: 'Saved', duration: 800 })
    vi.advanceTimersByTime(800)
    expect(title()).toBeUndefined()
  })

  it('starts the time of a toast when it appears on the screen', () => {
    showToast({ title: 'Saved' })
    vi.advanceTimersByTime(60_000)
    expect(title()).toBe('Saved')
    resumeToast()
    vi.advanceTimersByTime(5000)
    expect(title()).toBeUndefined()
  })

  // spec R.30, 9.16
  it('replaces the previous toast and starts a new timer', () => {
    appear({ title: 'One' })
    vi.advanceTimersByTime(4000)
    appear({ title: 'Two' })
    vi.advanceTimersByTime(4999)
    expect(title()).toBe('Two')
    vi.advanceTimersByTime(1)
    expect(title()).toBeUndefined()
  })

  // spec 3.50
  it('gives each toast its own ID', () => {
    expect(appear({ title: 'One' })).not.toBe(appear({ title: 'One' }))
  })

  it('returns an ID that dismisses the toast', () => {
    dismissToast(appear({ title: 'One' }))
    expect(title()).toBeUndefined()
  })

  it('keeps the toast when the ID of the previous toast is dismissed', () => {
    const before = appear({ title: 'One' })
    appear({ title: 'Two' })
    dismissToast(before)
    expect(title()).toBe('Two')
  })

  it('keeps a paused toast open and then continues with the remaining time, also after several pauses', () => {
    appear({ title: 'One' })
    for (let round = 0; round < 4; round++) {
      vi.advanceTimersByTime(1000)
      pauseToast()
      pauseToast()
      vi.advanceTimersByTime(60_000)
      resumeToast()
    }
    vi.advanceTimersByTime(999)
    expect(title()).toBe('One')
    vi.advanceTimersByTime(1)
    expect(title()).toBeUndefined()
  })

  it('does not extend a toast that is resumed without a pause', () => {
    appear({ title: 'One' })
    vi.advanceTimersByTime(3000)
    resumeToast()
    vi.advanceTimersByTime(2000)
    expect(title()).toBeUndefined()
  })

  it('keeps a toast open when its duration exceeds the longest possible timer', () => {
    for (const duration of [2 ** 31, Number.POSITIVE_INFINITY]) {
      const id = appear({ title: 'Read me', duration })
      vi.advanceTimersByTime(60_000)
      expect(title()).toBe('Read me')
      dismissToast(id)
    }
  })

  it('closes a toast whose duration is the longest possible timer', () => {
    appear({ title: 'Read me', duration: 2 ** 31 - 1 })
    vi.advanceTimersByTime(2 ** 31 - 1)
    expect(title()).toBeUndefined()
  })

  it('clears the timer when a toast is dismissed', () => {
    const id = appear({ title: 'One' })
    vi.advanceTimersByTime(1)
    dismissToast(id)
    // The toast's component does this when it unmounts.
    resumeToast()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts no timer when no toast is open', () => {
    dismissToast(showToast({ title: 'One' }))
    resumeToast()
    vi.advanceTimersByTime(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts the timer of a toast that replaces a paused one', () => {
    appear({ title: 'One' })
    pauseToast()
    appear({ title: 'Two' })
    vi.advanceTimersByTime(5000)
    expect(title()).toBeUndefined()
  })
})

it('toast outlets are kept in the order in which they were added, until each is removed', () => {
  const [page, dialog] = [Symbol('page'), Symbol('dialog')]
  const removePage = addToastOutlet(page)
  const removeDialog = addToastOutlet(dialog)
  expect(toastStore.getState().outlets).toEqual([page, dialog])
  removePage()
  expect(toastStore.getState().outlets).toEqual([dialog])
  removeDialog()
  expect(toastStore.getState().outlets).toEqual([])
})

describe('a toast during navigation to another screen', () => {
  it('closes when the visitor leaves the screen that showed it', () => {
    showToast({ title: 'Added' })
    vi.advanceTimersByTime(1)
    dismissScreenToast()
    expect(title()).toBeUndefined()
  })

  it('stays open when the action that showed the toast also navigated', () => {
    showToast({ title: 'Added' })
    dismissScreenToast()
    expect(title()).toBe('Added')
  })

  it('stays open when it has an action button', () => {
    showToast({ title: 'Your order was not finished', action: { label: 'Restore', run: () => {} } })
    vi.advanceTimersByTime(1)
    dismissScreenToast()
    expect(title()).toBe('Your order was not finished')
  })
})

describe('toast messages', () => {
  const isError = { variant: 'destructive' }

  // spec 3.51, 5.8, 8.9, 8.10, 8.17, 8.23, 9.18
  it.each([
    [
      "Contact form isn't implemented yet",
      'You can request this feature in your next prompt!',
      () => unavailableToast(DEFAULT_BUSINESS, ENGLISH),
      {},
    ],
    [
      'Your cart is empty',
      'Add some products to your cart before checking out.',
      () => emptyCartToast(ENGLISH),
      isError,
    ],
    [
      'Checkout Error',
      'There was a problem initializing checkout. Please try again.',
      () => checkoutErrorToast(ENGLISH),
      isError,
    ],
  ])('match the specification: “%s”, “%s”', (title, description, notice, others) => {
    expect(notice()).toEqual({ title, description, ...others })
  })

  it('use the owner’s texts for features that are not available', () => {
    const texts = { unavailable_title: 'Please call us', unavailable_text: 'Day and night.' }
    expect(unavailableToast(texts, ENGLISH)).toMatchObject({
      title: 'Please call us',
      description: 'Day and night.',
    })
  })

  it('include a message about a pending order that stays, with a button that restores the order', () => {
    const putBack = vi.fn()
    const notice = unfinishedOrderToast(1, putBack, ENGLISH, true)
    expect(notice).toMatchObject({
      title: 'Your order was not completed',
      description: 'We kept 1 item for you.',
      action: { label: 'Put it back' },
      duration: Number.POSITIVE_INFINITY,
    })
    notice.action?.run()
    expect(putBack).toHaveBeenCalledOnce()
  })
})
