import { __iconData as clockIcon } from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import type { Business } from '../../business/business.ts'
import { DEFAULT_BUSINESS } from '../../business/default-business.ts'
import { openStatus } from '../../business/open-status.ts'
import type { Week } from '../../business/week.ts'
import { shortHours } from '../../business/week-lines.ts'
import { contactTexts } from '../../texts/en/contact.ts'
import { hoursFailedToast } from '../../toasts/dialog-toasts.ts'
import { useBusiness, useLocale, useTexts } from '../../ui/element-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { showToastLazily } from '../toast-area/lazy-toasts.ts'
import { ContactItem, ContactText } from './contact-item.tsx'

/** The dialog with the weekly schedule. Most visitors do not open it. */
export const HoursDialog = lazyPart(async () => (await import('./hours-dialog.tsx')).HoursDialog, null)

/**
 * The interval between updates of the opening status. The status changes on full minutes, so the displayed
 * status is at most 30 seconds late.
 */
const CHECK_INTERVAL_MS = 30_000

/**
 * The hours in the contact list. If the owner provides a weekly schedule, a click shows it in a dialog.
 * Renders nothing if no hours are known.
 */
export function OpeningHours() {
  const text = useTexts(contactTexts)
  const { hours, time_zone } = useBusiness()
  const isDefault = hours.week === DEFAULT_BUSINESS.hours.week
  const [regular = '', ...others] = shortHours(hours.week ?? [], useLocale())
  const [first = hours.note, ...more] = [
    hours.emergency && text('emergency_hours', { hours: hours.emergency }),
    regular && (hours.emergency ? text('regular_hours', { hours: regular }) : regular),
    // By default, only the footer shows the hours on Saturday.
    ...(isDefault ? [] : others),
  ].filter(Boolean)
  if (!first && !hours.week && hours.special.length === 0) return null
  const entry = { icon: clockIcon, title: text('hours'), text: first, more }
  // The default schedule makes no claim about when the business is open now.
  const week = isDefault ? null : hours.week
  if (week || hours.special.length > 0)
    return <Schedule week={week} special={hours.special} timeZone={week && time_zone} entry={entry} />
  return <ContactItem {...entry} href={undefined} placeholder="“Hours” (hours.week)" />
}

interface ScheduleProps {
  /** The weekly schedule. Null if the owner has not written one. */
  week: Week | null
  /** Days whose hours differ from the schedule. */
  special: Business['hours']['special']
  /** The time zone of the schedule. */
  timeZone: string | null
  /** The icon and the text of the entry in the contact list. */
  entry: Parameters<typeof ContactText>[0]
}

function Schedule({ week, special, timeZone, entry }: ScheduleProps) {
  const locale = useLocale()
  const showFailure = () => void showToastLazily(hoursFailedToast(locale))
  const { isOpen, isLoading, open, close } = useLazyDialog(HoursDialog, showFailure)
  const status = useOpenStatus(week, timeZone, special)
  // Reserves a line of text for the status, so that the page does not shift when the status appears.
  const more = [...(entry.more ?? []), ...(timeZone ? [status ?? '\u00a0'] : [])]
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
        <ContactText {...entry} more={more} />
      </button>
      {isOpen && <HoursDialog week={week} status={status} onClose={close} />}
    </li>
  )
}

/**
 * Returns text that says whether the business is open now; null if this is unknown. Null while hydrating,
 * because prerendered pages contain no status.
 */
function useOpenStatus(
  week: Week | null,
  timeZone: string | null,
  special: Business['hours']['special'],
): string | null {
  const locale = useLocale()
  const [status, setStatus] = useState<string | null>(null)
  useEffect(() => {
    const update = () => setStatus(week && openStatus(week, timeZone, new Date(), locale, special))
    update()
    const timer = setInterval(update, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [week, timeZone, locale, special])
  return status
}
