import {
  dayText,
  supportedTimeZone,
  timeText,
  visitorTimeText,
  zoneText,
} from '../../../catalog/booking-time.ts'
import type { FreeTimes } from '../../../provider/bookings.ts'
import type { ResourceState } from '../../../provider/resource.ts'
import { directOrderTexts } from '../../../texts/en/direct-order.ts'
import { errorText } from '../../../texts/error-text.ts'
import { useLocale, useTexts } from '../../../ui/element-context.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Text } from '../../../ui/text.tsx'
import { RadioOptions } from '../radio-options.tsx'

interface TimeChoiceProps {
  /** The chosen day, as `YYYY-MM-DD`. */
  day: string
  /** The free times of the day. */
  state: ResourceState<FreeTimes>
  /** The time that the visitor has chosen, or null. */
  chosen: string | null
  onChoose: (slot: string) => void
  /** Loads the times again after a failure. */
  onRetry: () => void
}

/**
 * Radio buttons for the free times of a day. They show each time in the business's time zone and, if
 * different, also in the visitor's time zone.
 */
export function TimeChoice({ day, state, chosen, onChoose, onRetry }: TimeChoiceProps) {
  const locale = useLocale()
  const text = useTexts(directOrderTexts)
  if (state.status === 'loading') return <Spinner label={text('loading_times')} />
  if (state.status === 'failed') {
    const message = errorText(state.error, locale, text('times_not_loaded'))
    return <Failure message={text('times_error', { message })} onRetry={onRetry} />
  }
  const { times } = state.value
  const timeZone = supportedTimeZone(state.value.timeZone)
  if (times.length === 0)
    return (
      <Notice role="status">
        <Text>{text('no_times_left', { day: dayText(day, locale) })}</Text>
      </Notice>
    )
  return (
    <fieldset>
      <legend className="style-legend">
        <Text>{text('choose_time', { day: dayText(day, locale) })}</Text>
      </legend>
      {timeZone && (
        <p className="booking-zone">
          <Text>{text('times_in_zone', { zone: zoneText(timeZone, locale) })}</Text>
        </p>
      )}
      <RadioOptions chosen={chosen}>
        {times.map((slot) => (
          <TimeOption
            key={slot}
            slot={slot}
            timeZone={timeZone}
            isChosen={slot === chosen}
            onChoose={() => onChoose(slot)}
          />
        ))}
      </RadioOptions>
    </fieldset>
  )
}

interface TimeOptionProps {
  slot: string
  /** The business's time zone; null if it is not known. */
  timeZone: string | null
  isChosen: boolean
  onChoose: () => void
}

function TimeOption({ slot, timeZone, isChosen, onChoose }: TimeOptionProps) {
  const locale = useLocale()
  const text = useTexts(directOrderTexts)
  const time = timeZone && visitorTimeText(slot, timeZone, locale)
  return (
    <label className="style-option time-option">
      <input
        type="radio"
        className="style-radio"
        name="time"
        value={slot}
        checked={isChosen}
        onChange={onChoose}
      />
      <bdi>{timeText(slot, locale)}</bdi>
      {time && <span className="time-visitor">{text('visitor_time', { time })}</span>}
    </label>
  )
}
