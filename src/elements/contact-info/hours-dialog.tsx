import { upcomingDays } from '../../business/special-days.ts'
import type { Week } from '../../business/week.ts'
import { spansText, weekLines } from '../../business/week-lines.ts'
import { dateIn, dateText } from '../../texts/dates.ts'
import { contactTexts } from '../../texts/en/contact.ts'
import { useBusiness, useLocale, useTexts } from '../../ui/element-context.tsx'
import { Modal } from '../../ui/modal.tsx'

interface HoursDialogProps {
  /** The weekly schedule. Null if the owner has not written one. */
  week: Week | null
  /** Whether the business is open now; null if this is unknown. */
  status: string | null
  onClose: () => void
}

/** A dialog with the weekly schedule and the special days of the next 60 days. */
export function HoursDialog({ week, status, onClose }: HoursDialogProps) {
  const text = useTexts(contactTexts)
  const title = useTexts(contactTexts)('hours')
  const locale = useLocale()
  const { hours, time_zone } = useBusiness()
  const special = upcomingDays(hours.special, dateIn(time_zone, new Date()))
  return (
    <Modal title={title} onClose={onClose}>
      {status && (
        <p key={status} className="open-status">
          {status}
        </p>
      )}
      {week && (
        <dl className="schedule">
          {weekLines(week, locale).map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {special.length > 0 && (
        <>
          <h3 className="subheading special-hours">{text('special_hours')}</h3>
          <dl className="schedule">
            {special.map(({ date, spans }) => (
              <div key={date}>
                <dt>{dateText(date, locale)}</dt>
                <dd>{spansText(spans, locale)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Modal>
  )
}
