import { describe, expect, it } from 'vitest'
import { openingHoursSpecification } from '../../src/business/opening-hours-specification.ts'
import type { Day, WeekSpan } from '../../src/business/week.ts'

const aSpan = (days: readonly Day[], opens: string, closes: string): WeekSpan => ({ days, opens, closes })
const specification = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
})

describe('openingHoursSpecification()', () => {
  it('returns one entry for days with the same hours', () => {
    const week = [
      aSpan(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], '08:00', '18:00'),
      aSpan(['Sat'], '09:30', '16:00'),
    ]
    expect(openingHoursSpecification(week)).toEqual([
      specification(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '18:00'),
      specification(['Saturday'], '09:30', '16:00'),
    ])
  })

  it('combines days from several time spans and includes each day once', () => {
    const week = [aSpan(['Wed', 'Mon'], '08:00', '18:00'), aSpan(['Tue', 'Mon'], '08:00', '18:00')]
    expect(openingHoursSpecification(week)).toEqual([
      specification(['Monday', 'Tuesday', 'Wednesday'], '08:00', '18:00'),
    ])
  })

  it('returns one entry per time span when a day has several time spans', () => {
    expect(
      openingHoursSpecification([aSpan(['Mon'], '13:00', '18:00'), aSpan(['Mon'], '08:00', '12:00')]),
    ).toEqual([specification(['Monday'], '08:00', '12:00'), specification(['Monday'], '13:00', '18:00')])
  })

  it.each([
    ['a span past midnight', '22:00', '02:00', '22:00', '02:00'],
    ['a span that ends at 24:00', '18:00', '24:00', '18:00', '00:00'],
    ['a full day that ends at 24:00', '00:00', '24:00', '00:00', '23:59'],
    ['a full day that ends at 00:00', '00:00', '00:00', '00:00', '23:59'],
    ['a full day that ends at 23:59', '00:00', '23:59', '00:00', '23:59'],
    ['24 hours from 8 AM', '08:00', '08:00', '08:00', '07:59'],
  ])('returns one entry for %s', (_, opens, closes, expectedOpens, expectedCloses) => {
    expect(openingHoursSpecification([aSpan(['Sun'], opens, closes)])).toEqual([
      specification(['Sunday'], expectedOpens, expectedCloses),
    ])
  })

  it('returns nothing for an empty week', () => {
    expect(openingHoursSpecification([])).toEqual([])
  })
})
