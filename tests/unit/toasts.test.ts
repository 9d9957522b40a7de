import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ENGLISH } from '../../src/texts/locale.ts'
import { unfinishedOrderToast } from '../../src/toasts/order-toasts.ts'
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
  it.each([800, 2 ** 31 - 1])(
    'shows a toast for its own duration, up to the longest timer: %d',
    (duration) => {
      appear({ title: 'Saved', duration })
      vi.advanceTimersByTime(duration)
      expect(title()).toBeUndefined()
    },
  )

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
  it('gives each toast its own ID, which dismisses only that toast', () => {
    const [before, latest] = [appear({ title: 'One' }), appear({ title: 'Two' })]
    dismissToast(before)
    expect(title()).toBe('Two')
    dismissToast(latest)
    expect(title()).toBeUndefined()
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
