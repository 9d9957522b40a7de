import { useLayoutEffect, useState } from 'react'
import type { Business } from '../business/business.ts'
import { dateIn } from '../texts/dates.ts'
import { contactTexts } from '../texts/en/contact.ts'
import { sharedTexts } from '../texts/en/shared.ts'
import { useBusiness, useTexts } from './element-context.tsx'
import { Link } from './link.tsx'
import ownerNotice from './owner-notice.css?inline'
import { Text } from './text.tsx'
import { withStyles } from './with-styles.tsx'

/** The owner's notice, for example before holidays. Not rendered before its first and after its last day. */
export const OwnerNotice = withStyles([ownerNotice], function OwnerNotice() {
  const text = useTexts(contactTexts)
  const learnMore = useTexts(sharedTexts)('learn_more')
  const { notice, time_zone } = useBusiness()
  const isCurrent = useIsCurrent(notice, time_zone)
  if (!notice || !isCurrent) return null
  return (
    <section className="owner-notice" part="owner-notice" aria-label={text('notice')}>
      <p>
        <Text>{notice.text}</Text>
      </p>
      {notice.url && (
        <Link kind="page" href={notice.url}>
          {learnMore}
        </Link>
      )}
    </section>
  )
})

/** Returns whether the notice applies today. Prerendering shows a notice only if it has no first day. */
function useIsCurrent(notice: Business['notice'], timeZone: string | null): boolean {
  const { from = '', until = '9' } = notice ?? {}
  const [isCurrent, setCurrent] = useState(from === '')
  useLayoutEffect(() => {
    const today = dateIn(timeZone, new Date())
    setCurrent(from <= today && today <= until)
  }, [from, until, timeZone])
  return isCurrent
}
