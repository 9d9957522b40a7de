import { sharedTexts } from '../../texts/en/shared.ts'
import { websiteTexts } from '../../texts/en/website.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { useBusiness, useHasStore, useTexts } from '../../ui/element-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useWebsite } from '../../ui/website-context.ts'
import { ScreenHead } from './screen-head.tsx'

interface RouteFailureProps {
  /** The status, such as "404 Not Found". */
  status: string
  /** What the visitor reads first. */
  lead?: string
  /** The reason for the error. */
  message?: string | undefined
}

/** The error screen for an unknown path or a screen that failed to render. */
export function RouteFailure({ status, lead, message }: RouteFailureProps) {
  const text = useTexts(websiteTexts)
  const shared = useTexts(sharedTexts)
  const { phone } = useBusiness()
  const hasStore = useHasStore()
  const router = useWebsite()?.router
  return (
    <section className="route-failure">
      <ScreenHead title={status} description={text('page_not_shown')} isNoIndex />
      {lead && <p className="heading">{lead}</p>}
      <h1 className={lead ? 'route-status' : 'heading'}>{text('app_error')}</h1>
      <p className="route-status">{status}</p>
      {message && <p>{message}</p>}
      <div className="button-row">
        {router && (
          <>
            <Link className="button" kind="home" href={router.href('/')}>
              {shared('back_to_home')}
            </Link>
            {hasStore && (
              <Link className="button" data-kind="quiet" kind="store" href={router.href('/store')}>
                {text('visit_store')}
              </Link>
            )}
          </>
        )}
        <CallLink phone={phone} data-kind="quiet" />
      </div>
    </section>
  )
}
