import type { FieldProps } from '@rjsf/utils'
import { DAYS, type Day, hoursByDay, weekFrom } from './week.ts'

const NAMES: Record<Day, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

/** The weekly schedule as a row for each day. */
export function WeekField({ formData, onChange, fieldPathId }: FieldProps) {
  const hours = hoursByDay(formData)
  const set = (day: Day, value: { opens: string; closes: string } | undefined) => {
    const { [day]: _, ...others } = hours
    onChange(weekFrom(value ? { ...others, [day]: value } : others), fieldPathId.path)
  }
  return (
    <fieldset className="group week" id={fieldPathId.$id}>
      <legend>Every week</legend>
      {DAYS.map((day) => {
        const given = hours[day]
        return (
          <div className="day" key={day}>
            <label className="check">
              <input
                type="checkbox"
                checked={Boolean(given)}
                onChange={({ target }) =>
                  set(
                    day,
                    target.checked
                      ? (Object.values(hours)[0] ?? { opens: '08:00', closes: '17:00' })
                      : undefined,
                  )
                }
              />
              <span>{NAMES[day]}</span>
            </label>
            {given ? (
              <span className="times">
                <input
                  type="time"
                  aria-label={`${NAMES[day]}, opens`}
                  value={given.opens}
                  onChange={({ target }) => set(day, { ...given, opens: target.value })}
                />
                <span aria-hidden="true">–</span>
                <input
                  type="time"
                  aria-label={`${NAMES[day]}, closes`}
                  value={given.closes}
                  onChange={({ target }) => set(day, { ...given, closes: target.value })}
                />
              </span>
            ) : (
              <span className="closed">Closed</span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
