import type { FieldProps } from '@rjsf/utils'
import { DAYS, type Day, type DayHours, hoursByDay, weekFrom } from './week-table.ts'

const NAMES: Record<Day, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

const WHOLE_DAY: DayHours = { opens: '08:00', closes: '17:00' }

/** The weekly schedule as a row for each day. */
export function WeekField({ formData, onChange, fieldPathId }: FieldProps) {
  const hours = hoursByDay(formData)
  const set = (day: Day, times: readonly DayHours[]) =>
    onChange(weekFrom({ ...hours, [day]: times }), fieldPathId.path)
  return (
    <fieldset className="group week" id={fieldPathId.$id}>
      <legend>Every week</legend>
      {DAYS.map((day) => {
        const times = hours[day] ?? []
        return (
          <div className="day" key={day}>
            <label className="check">
              <input
                type="checkbox"
                checked={times.length > 0}
                onChange={({ target }) =>
                  set(day, target.checked ? (Object.values(hours)[0] ?? [WHOLE_DAY]) : [])
                }
              />
              <span>{NAMES[day]}</span>
            </label>
            {times.length > 0 ? (
              <DayTimes name={NAMES[day]} times={times} onChange={(changed) => set(day, changed)} />
            ) : (
              <span className="closed">Closed</span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

interface DayTimesProps {
  name: string
  times: readonly DayHours[]
  onChange: (times: readonly DayHours[]) => void
}

/** The opening hours of a day: one time, or two with a break between them. */
function DayTimes({ name, times, onChange }: DayTimesProps) {
  return (
    <div className="day-times">
      {times.map(({ opens, closes }, index) => {
        const change = (changed: Partial<DayHours>) =>
          onChange(times.map((time, at) => (at === index ? { ...time, ...changed } : time)))
        const label = index === 0 ? name : `${name} after the break`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the times have no identity, and the first one always remains
          <span className="times" key={index}>
            <input
              type="time"
              aria-label={`${label}, opens`}
              value={opens}
              onChange={({ target }) => change({ opens: target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              aria-label={`${label}, closes`}
              value={closes}
              onChange={({ target }) => change({ closes: target.value })}
            />
          </span>
        )
      })}
      {times.length === 1 ? (
        <button
          type="button"
          className="button plain small"
          onClick={() => onChange(times.flatMap(withBreak))}
        >
          Add a second time<span className="visually-hidden"> on {name}</span>
        </button>
      ) : (
        <button type="button" className="button plain small" onClick={() => onChange(times.slice(0, 1))}>
          Remove the second time<span className="visually-hidden"> on {name}</span>
        </button>
      )}
    </div>
  )
}

/** Splits a day's hours at noon. Leaves the second time empty for a day that has no hours around noon. */
function withBreak({ opens, closes }: DayHours): DayHours[] {
  const isAroundNoon = opens < '12:00' && closes > '13:00'
  return isAroundNoon
    ? [
        { opens, closes: '12:00' },
        { opens: '13:00', closes },
      ]
    : [
        { opens, closes },
        { opens: '', closes: '' },
      ]
}
