import { __iconData as clockIcon } from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { DEFAULT_BUSINESS } from '../../business/default-business.ts'
import { openStatus } from '../../business/open-status.ts'
import type { Week } from '../../business/week.ts'
import { shortHours, weekLines } from '../../business/week-lines.ts'
import { hoursFailedToast } from '../../toasts/dialog-toasts.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLocale } from '../../ui/locale-context.ts'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { showToastLazily } from '../toast-area/lazy-toasts.ts'
import { ContactItem, ContactText } from './contact-item.tsx'

/** The dialog with the weekly schedule. Most visitors do not open it. */
export const HoursDialog = lazyPart(async () => (await import('../../ui/modal.tsx')).Modal, null)

/**
 * The interval between updates of the opening status. The status changes on full minutes, so the displayed status is at
 * most 30 seconds late.
 */
const CHECK_INTERVAL_MS = 30_000

/**
 * The hours in the contact list. If the owner provides a weekly schedule, a click shows it in a dialog. Renders nothing
 * if no hours are known.
 */
export function OpeningHours() {
  const { hours, time_zone } = useBusiness()
  const regular = shortHours(hours.week ?? [])
  const [first = hours.note, ...more] = [
    hours.emergency && `${hours.emergency} Emergency Service`,
    regular && (hours.emergency ? `Regular: ${regular}` : regular),
  ].filter(Boolean)
  if (!first && !hours.week) return null
  const text = { icon: clockIcon, title: 'Hours', text: first, more }
  // The default schedule makes no claim about when the business is open now.
  const hasOwnWeek = hours.week !== DEFAULT_BUSINESS.hours.week
  if (hours.week && hasOwnWeek) return <Schedule week={hours.week} timeZone={time_zone} text={text} />
  return <ContactItem {...text} href={undefined} placeholder="“Hours” (hours.week)" />
}

interface ScheduleProps {
  /** The weekly schedule. */
  week: Week
  /** The time zone of the schedule. */
  timeZone: string | null
  /** The icon and the text of the entry in the contact list. */
  text: Parameters<typeof ContactText>[0]
}

function Schedule({ week, timeZone, text }: ScheduleProps) {
  const locale = useLocale()
  const showFailure = () => void showToastLazily(hoursFailedToast(locale))
  const { isOpen, isLoading, open, close } = useLazyDialog(HoursDialog, showFailure)
  const status = useOpenStatus(week, timeZone)
  // Reserves a line of text for the status, so that the page does not shift when the status appears.
  const more = [...(text.more ?? []), ...(timeZone ? [status ?? '\u00a0'] : [])]
  return (
    <li>
      <button
        type="button"
        className="contact-item"
        data-print=""
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onPointerEnter={HoursDialog.prepare}
        onFocus={HoursDialog.prepare}
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <ContactText {...text} more={more} />
      </button>
      {isOpen && (
        <HoursDialog title="Hours" onClose={close}>
          {status && (
            <p key={status} className="open-status">
              {status}
            </p>
          )}
          <dl className="schedule">
            {weekLines(week).map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </HoursDialog>
      )}
    </li>
  )
}

/**
 * Returns text that says whether the business is open now; null if this is unknown. Null while hydrating, because
 * prerendered pages contain no status.
 */
function useOpenStatus(week: Week, timeZone: string | null): string | null {
  const [status, setStatus] = useState<string | null>(null)
  useEffect(() => {
    const update = () => setStatus(openStatus(week, timeZone, new Date()))
    update()
    const timer = setInterval(update, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [week, timeZone])
  return status
}
