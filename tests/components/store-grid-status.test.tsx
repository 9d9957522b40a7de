import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowseStatus } from '../../src/elements/store-grid/browse/browse-status.tsx'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aLocale } from '../support/a-locale.ts'
import { ChangedContext } from '../support/changed-context.tsx'

/** Renders the sentence and returns a function that changes it and then lets time pass. */
function showStatus(text: string) {
  const view = (shown: string, isProgress: boolean) => (
    <BrowseStatus text={shown} isProgress={isProgress} statusRef={null} />
  )
  const { rerender } = render(view(text, false))
  return (next: string, { passedMs = 0, isProgress = false } = {}) => {
    rerender(view(next, isProgress))
    act(() => vi.advanceTimersByTime(passedMs))
  }
}

const status = () => screen.getByRole('status')

beforeEach(() => {
  vi.useFakeTimers()
})

describe('the sentence above the products', () => {
  it('changes only once after the visitor stops typing', () => {
    const change = showStatus('5 products')
    const sentence = status().firstElementChild
    change('3 of 5 products for “u”', { passedMs: 400 })
    change('2 of 5 products for “us”', { passedMs: 400 })
    expect(status().firstElementChild).toBe(sentence)
    expect(status().textContent).toBe('5 products')
    change('2 of 5 products for “us”', { passedMs: 100 })
    expect(status().textContent).toBe('2 of 5 products for “us”')
  })

  it('is replaced as a whole, so that screen readers announce all of it', () => {
    const change = showStatus('5 products')
    const sentence = status().firstElementChild
    change('2 of 5 products', { passedMs: 500 })
    expect(status().contains(sentence)).toBe(false)
    expect(sentence?.textContent).toBe('5 products')
    expect(status().children).toHaveLength(1)
  })

  it('shows the loading progress immediately, but screen readers announce only the result', () => {
    const change = showStatus('5 products')
    for (const loaded of [2, 4]) {
      change(`Loading all products: ${loaded} of 5`, { isProgress: true })
      expect(status().textContent).toBe(`Loading all products: ${loaded} of 5`)
      expect(status().getAttribute('aria-busy')).toBe('true')
    }
    change('2 of 5 products', { passedMs: 500 })
    expect(status().textContent).toBe('2 of 5 products')
    expect(status().getAttribute('aria-busy')).toBe('false')
  })

  it('changes immediately when the language changes', () => {
    const view = (text: string, locale = ENGLISH) => (
      <ChangedContext locale={locale}>
        <BrowseStatus text={text} isProgress={false} statusRef={null} />
      </ChangedContext>
    )
    const { rerender } = render(view('4 products'))
    rerender(view('4 Produkte', aLocale({})))
    expect(status().textContent).toBe('4 Produkte')
  })
})
