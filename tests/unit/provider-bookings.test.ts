import { describe, expect, it, vi } from 'vitest'
import { listFreeDays, listFreeSlots } from '../../src/provider/bookings.ts'
import { visitorTimeZone } from '../../src/provider/store-client.ts'
import { aResponse } from '../support/factories.ts'
import { aFakeStore } from '../support/stores.ts'

const now = new Date(2026, 10, 23, 12)

function aBookingStore(response: unknown) {
  const bodies: unknown[] = []
  const { client, calls } = aFakeStore((_url, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return aResponse(response)
  })
  return { client, calls, bodies }
}

describe('listFreeDays()', () => {
  it('requests the free days of the next year in the visitor’s time zone from a URL without a store ID', async () => {
    const { client, calls, bodies } = aBookingStore({ available_dates: [], time_zone: 'America/New_York' })
    await listFreeDays(client, 'bevent_1', now)
    expect(calls.map(({ href }) => href)).toEqual(['https://api.example/store/availability'])
    expect(bodies).toEqual([
      {
        booking_event_id: 'bevent_1',
        from_date: '2026-11-23',
        to_date: '2027-11-23',
        time_zone: visitorTimeZone(),
      },
    ])
  })

  it('asks again from the business’s today when the visitor’s date is ahead of it', async () => {
    const bodies: { from_date: string; to_date: string }[] = []
    const { client } = aFakeStore((_url, init) => {
      const body = JSON.parse(String(init?.body))
      bodies.push(body)
      const days = ['2026-11-22', '2026-11-23'].filter((day) => day >= body.from_date)
      return aResponse({ available_dates: days, time_zone: 'Etc/GMT+12' })
    })
    const free = await listFreeDays(client, 'bevent_1', new Date(2026, 10, 23, 1))
    expect(free.times).toEqual(['2026-11-22', '2026-11-23'])
    expect(bodies.map(({ from_date, to_date }) => [from_date, to_date])).toEqual([
      ['2026-11-23', '2027-11-23'],
      ['2026-11-22', '2027-11-22'],
    ])
  })

  it('leaves out days that have ended in the business’s time zone', async () => {
    const { client } = aBookingStore({
      available_dates: ['2026-11-23', '2026-11-24'],
      time_zone: 'Etc/GMT-14',
    })
    const free = await listFreeDays(client, 'bevent_1', new Date(2026, 10, 23, 23))
    expect(free.times).toEqual(['2026-11-24'])
  })

  it.each(['Etc/Unknown', undefined, ''])('sends UTC if the browser’s time zone is %j', async (timeZone) => {
    const { client, bodies } = aBookingStore({ available_dates: [], time_zone: null })
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: timeZone as string }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
    await listFreeDays(client, 'bevent_1', now)
    expect(bodies).toMatchObject([{ time_zone: 'UTC' }])
  })

  it('returns valid days in ascending order, without duplicates', async () => {
    const { client } = aBookingStore({
      available_dates: ['2026-12-02', '2026-12-01', '2026-12-02', '2026-13-01', 'tomorrow', 7, null],
      time_zone: 'America/New_York',
    })
    expect(await listFreeDays(client, 'bevent_1', now)).toEqual({
      times: ['2026-12-01', '2026-12-02'],
      timeZone: 'America/New_York',
    })
  })

  it.each([[null], [{}], [{ available_dates: 'none' }], [[]]])(
    'rejects a response of %j',
    async (response) => {
      const { client } = aBookingStore(response)
      await expect(listFreeDays(client, 'bevent_1', now)).rejects.toMatchObject({ kind: 'malformed' })
    },
  )
})

it('listFreeSlots() returns the valid free slots of a day in ascending order', async () => {
  const { client, calls, bodies } = aBookingStore({
    slots: ['2026-12-01T10:00:00', '2026-12-01T08:00:00', '2026-12-01', '2026-12-01T25:00:00'],
    time_zone: 'Mars/Olympus',
  })
  expect(await listFreeSlots(client, 'bevent_1', '2026-12-01')).toEqual({
    times: ['2026-12-01T08:00:00', '2026-12-01T10:00:00'],
    timeZone: 'Mars/Olympus',
  })
  expect(calls.map(({ pathname }) => pathname)).toEqual(['/store/time-slots'])
  expect(bodies).toEqual([{ booking_event_id: 'bevent_1', date: '2026-12-01', time_zone: visitorTimeZone() }])
})
