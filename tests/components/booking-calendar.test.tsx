import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BookingCalendar } from '../../src/elements/product-detail/direct-order/booking-calendar.tsx'
import { aLocale } from '../support/a-locale.ts'
import { renderComponent } from '../support/render-component.tsx'

/** Shows a calendar with these first and last free days, and moves focus to the chosen day. */
async function showCalendar(chosen: string, freeDays = ['2026-12-08', '2028-12-20']) {
  const { user } = renderComponent(
    <BookingCalendar freeDays={freeDays} chosen={chosen} onChoose={() => {}} />,
  )
  // Skip the buttons for the previous and the next month.
  for (let presses = 0; presses < 3; presses++) await user.tab()
  return user
}

const focusedDay = () => document.activeElement?.getAttribute('data-day')
const shownMonth = () => screen.getByText(/^\w+ \d{4}$/).textContent

/** Returns the names of the month buttons that are disabled. */
const disabledButtons = () =>
  ['Previous month', 'Next month'].filter(
    (name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
  )

describe('the booking calendar', () => {
  // December 15, 2027 is a Wednesday.
  it.each([
    ['{ArrowLeft}', 'the day before', '2027-12-14', 'December 2027'],
    ['{Alt>}{ArrowLeft}{/Alt}', 'no other day', '2027-12-15', 'December 2027'],
    ['{ArrowUp}', 'the same weekday of the week before', '2027-12-08', 'December 2027'],
    ['{Home}', 'the first day of the week', '2027-12-12', 'December 2027'],
    ['{End}', 'the last day of the week', '2027-12-18', 'December 2027'],
    ['{PageUp}', 'the same day of the month before', '2027-11-15', 'November 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'the same day of the year before', '2026-12-15', 'December 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'the same day of the next year', '2028-12-15', 'December 2028'],
    ['{Shift>}{PageUp}{PageUp}{/Shift}', 'the first free day at the earliest', '2026-12-08', 'December 2026'],
    [
      '{Shift>}{PageDown}{PageDown}{/Shift}',
      'the last free day at the latest',
      '2028-12-20',
      'December 2028',
    ],
  ])('moves focus with %s to %s', async (keys, _, day, month) => {
    const user = await showCalendar('2027-12-15')
    expect(focusedDay()).toBe('2027-12-15')
    await user.keyboard(keys)
    expect(focusedDay()).toBe(day)
    expect(shownMonth()).toBe(month)
  })

  it('moves focus to the next day with the left arrow key if the text direction is right to left', async () => {
    const user = await showCalendar('2027-12-15')
    screen.getByRole('grid').style.direction = 'rtl'
    await user.keyboard('{ArrowLeft}')
    expect(focusedDay()).toBe('2027-12-16')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(focusedDay()).toBe('2027-12-14')
  })

  it('leaves focus on the button for the next month after an arrow key was pressed on the first free day', async () => {
    const user = await showCalendar('2026-12-08')
    await user.keyboard('{ArrowLeft}')
    expect(focusedDay()).toBe('2026-12-08')
    const next = screen.getByRole('button', { name: 'Next month' })
    await user.click(next)
    expect(shownMonth()).toBe('January 2027')
    expect(document.activeElement).toBe(next)
  })

  it('disables the button for the previous month in the first month and for the next month in the last', async () => {
    const user = await showCalendar('2026-12-08', ['2026-12-08', '2027-01-04'])
    expect(disabledButtons()).toEqual(['Previous month'])
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(shownMonth()).toBe('January 2027')
    expect(disabledButtons()).toEqual(['Next month'])
  })

  it('begins the week as the language does', async () => {
    const { user } = renderComponent(
      <BookingCalendar freeDays={['2027-12-01', '2027-12-31']} chosen="2027-12-15" onChoose={() => {}} />,
      { locale: aLocale({ day_not_available: '{day}, belegt' }) },
    )
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('MoMontag')
    expect(screen.getByRole('button', { name: 'Mittwoch, 8. Dezember, belegt' })).toBeTruthy()
    for (let presses = 0; presses < 3; presses++) await user.tab()
    await user.keyboard('{End}')
    expect(focusedDay()).toBe('2027-12-19')
  })

  it('shows the first month with a free day when the shown month has passed', () => {
    const calendar = (freeDays: string[]) => (
      <BookingCalendar freeDays={freeDays} chosen={null} onChoose={() => {}} />
    )
    const { rerender } = renderComponent(calendar(['2026-12-31', '2027-01-04']))
    expect(shownMonth()).toBe('December 2026')
    rerender(calendar(['2027-01-04']))
    expect(shownMonth()).toBe('January 2027')
  })
})
