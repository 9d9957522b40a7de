import { useState } from 'react'
import { dayText, supportedTimeZone, timeText, zoneText } from '../../../catalog/booking-time.ts'
import type { Product, Variant } from '../../../catalog/product.ts'
import { productPrice } from '../../../catalog/product-price.ts'
import type { BookingEvent } from '../../../catalog/variant-services.ts'
import { freeDaysFor, freeSlotsFor } from '../../../provider/bookings.ts'
import { visitorTimeZone } from '../../../provider/store-client.ts'
import { errorMessage } from '../../../provider/store-error.ts'
import { useEmit } from '../../../ui/element-events.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Text } from '../../../ui/text.tsx'
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
 * Lets visitors book an appointment: they choose a free day and a free time, and then continue to the checkout.
 * Requests the free days and times from the store.
 */
export function Booking({ product, variant, event, custom }: BookingProps) {
  const client = useStoreClient()
  const emit = useEmit()
  const [day, setDay] = useState<string | null>(null)
  const [slot, setSlot] = useState<string | null>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const freeDays = freeDaysFor(client, event.id)
  const freeSlots = day === null ? null : freeSlotsFor(client, event.id, day)
  const days = useResource(freeDays)
  const slots = useResource(freeSlots)
  const { order, isBusy, failure, clearFailure } = useDirectOrder(product, custom, slot)

  function chooseDay(chosen: string): void {
    setDay(chosen)
    chooseSlot(null)
  }

  function chooseSlot(chosen: string | null): void {
    setSlot(chosen)
    setIsIncomplete(false)
    clearFailure()
  }

  async function book(): Promise<void> {
    setIsIncomplete(slot === null)
    if (slot === null || slots.status !== 'loaded') return
    const time_zone = slots.value.timeZone ?? visitorTimeZone()
    const failed = await order(variant, { time_slot: slot, time_zone }, () =>
      emit('booking-start', { product, variant, slot }),
    )
    if (!failed?.isSlotTaken) return
    setSlot(null)
    void freeSlots?.reload()
    void freeDays.reload()
  }

  if (days.status === 'loading') return <Spinner label="Loading free days…" />
  if (days.status === 'failed') {
    const message = errorMessage(days.error, 'The store could not be reached.')
    return <Failure message={`Error loading free days: ${message}`} onRetry={freeDays.reload} />
  }
  const { times } = days.value
  const hasDays = times.length > 0
  if (!hasDays && !failure) return <AskToOrder kind="booking" />
  const timeZone = slots.status === 'loaded' ? supportedTimeZone(slots.value.timeZone) : null
  const zone = timeZone ? ` (${zoneText(timeZone)})` : ''

  return (
    <div className="booking">
      <p className="booking-facts">
        <bdi>{bookingFacts(event)}</bdi>
      </p>
      {hasDays ? (
        <BookingCalendar freeDays={times} chosen={day} onChoose={chooseDay} />
      ) : (
        <AskToOrder kind="booking" />
      )}
      {hasDays && day && freeSlots && (
        <TimeChoice day={day} state={slots} chosen={slot} onChoose={chooseSlot} onRetry={freeSlots.reload} />
      )}
      <CustomFieldInputs custom={custom} purpose="book this appointment" />
      {slot && (
        <p className="booking-summary" role="status">
          <bdi>
            <Text>
              {`${dayText(slot.slice(0, 10))} at ${timeText(slot)}${zone} · ${productPrice(product, variant)?.current}`}
            </Text>
          </bdi>
        </p>
      )}
      <OrderButton
        isBusy={isBusy}
        problem={failure?.problem ?? (isIncomplete && 'Choose a day and a time first.')}
        onOrder={() => void book()}
      >
        Book this time
      </OrderButton>
    </div>
  )
}
