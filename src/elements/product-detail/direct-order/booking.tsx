import { useState } from 'react'
import { dayText, supportedTimeZone, timeText, zoneText } from '../../../catalog/booking-time.ts'
import type { Product, Variant } from '../../../catalog/product.ts'
import { productPrice } from '../../../catalog/product-price.ts'
import type { BookingEvent } from '../../../catalog/variant-services.ts'
import { freeDaysFor, freeSlotsFor } from '../../../provider/bookings.ts'
import { isSlotTaken } from '../../../provider/checkouts.ts'
import { visitorTimeZone } from '../../../provider/store-client.ts'
import { directOrderTexts } from '../../../texts/en/direct-order.ts'
import { errorText } from '../../../texts/error-text.ts'
import { useEmit, useLocale, useTexts } from '../../../ui/element-context.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { insertElements } from '../../../ui/insert-elements.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useResource, useStoreClient } from '../../../ui/use-store-data.ts'
import { CustomFieldInputs } from '../custom-field-inputs.tsx'
import type { CustomFields } from '../use-custom-fields.ts'
import { AskToOrder } from './ask-to-order.tsx'
import { BookingCalendar } from './booking-calendar.tsx'
import { bookingFacts } from './booking-facts.ts'
import { OrderButton } from './order-button.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useDirectOrder } from './use-direct-order.ts'

interface BookingProps {
  product: Product
  /** The variant to book. */
  variant: Variant
  /** The variant's booking event. */
  event: BookingEvent
  /** The product's custom fields. */
  custom: CustomFields
}

/**
 * Lets visitors book an appointment: they choose a free day and a free time, and then continue to the
 * checkout. Requests the free days and times from the store.
 */
export function Booking({ product, variant, event, custom }: BookingProps) {
  const locale = useLocale()
  const text = useTexts(directOrderTexts)
  const client = useStoreClient()
  const emit = useEmit()
  const [day, setDay] = useState<string | null>(null)
  const [chosen, chooseTime] = useState<string | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const freeDays = freeDaysFor(client, event.id)
  const freeSlots = day === null ? null : freeSlotsFor(client, event.id, day)
  const days = useResource(freeDays)
  const slots = useResource(freeSlots)
  // Another customer may have booked the time since it was loaded.
  const isGone = slots.status === 'loaded' && chosen !== null && !slots.value.times.includes(chosen)
  const slot = isGone ? null : chosen
  const { order, isBusy, problem, clearProblem } = useDirectOrder(product, custom, slot)

  function chooseDay(chosen: string): void {
    setDay(chosen)
    chooseSlot(null)
  }

  function chooseSlot(chosen: string | null): void {
    chooseTime(chosen)
    setIsIncomplete(false)
    clearProblem()
  }

  async function book(): Promise<void> {
    setIsIncomplete(slot === null)
    if (slot === null || slots.status !== 'loaded') return
    const time_zone = slots.value.timeZone ?? visitorTimeZone()
    const error = await order(variant, { time_slot: slot, time_zone }, () =>
      emit('booking-start', { product, variant, slot }),
    )
    if (!isSlotTaken(error)) return
    chooseTime(null)
    void freeSlots?.reload()
    void freeDays.reload()
  }

  if (days.status === 'loading') return <Spinner label={text('loading_days')} />
  if (days.status === 'failed') {
    const message = errorText(days.error, locale, text('times_not_loaded'))
    return <Failure message={text('days_error', { message })} onRetry={freeDays.reload} />
  }
  const { times } = days.value
  const hasDays = times.length > 0
  if (!hasDays && !problem) return <AskToOrder kind="booking" />
  const timeZone = slots.status === 'loaded' ? supportedTimeZone(slots.value.timeZone) : null
  const price = <bdi>{productPrice(product, variant, locale)?.current}</bdi>
  const missing = isIncomplete && text('choose_day_and_time')

  /** Returns the text about a time, in which the placeholder of the price is still there. */
  function summaryOf(chosen: string): string {
    const values = {
      day: dayText(chosen.slice(0, 10), locale),
      time: timeText(chosen, locale),
      price: '{price}',
    }
    return timeZone
      ? text('booking_summary_zone', { ...values, zone: zoneText(timeZone, locale) })
      : text('booking_summary', values)
  }

  return (
    <div className="booking">
      <p className="booking-facts">
        <bdi>{bookingFacts(event, text)}</bdi>
      </p>
      {hasDays ? (
        <BookingCalendar freeDays={times} chosen={day} onChoose={chooseDay} />
      ) : (
        <AskToOrder kind="booking" />
      )}
      {hasDays && day && freeSlots && (
        <TimeChoice day={day} state={slots} chosen={slot} onChoose={chooseSlot} onRetry={freeSlots.reload} />
      )}
      <CustomFieldInputs custom={custom} problem="field_missing_booking" />
      {slot && (
        <p className="booking-summary" role="status">
          <bdi key={summaryOf(slot)}>{insertElements(summaryOf(slot), { price })}</bdi>
        </p>
      )}
      <OrderButton isBusy={isBusy} problem={problem ?? missing} onOrder={() => void book()}>
        {text('book_this_time')}
      </OrderButton>
    </div>
  )
}
