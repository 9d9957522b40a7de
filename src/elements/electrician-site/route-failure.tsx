import { useBusiness } from '../../ui/business-context.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { Link } from '../../ui/link.tsx'
import { useHasStore } from '../../ui/store-settings-context.ts'
import { useWebsite } from '../../ui/website-context.ts'
import { ScreenHead } from './screens.ts'

interface RouteFailureProps {
  /** The status, such as "404 Not Found". */
  status: string
  /** The reason for the error. */
  message?: string | undefined
}

/** The error screen for an unknown path or a screen that failed to render. */
export function RouteFailure({ status, message }: RouteFailureProps) {
  const { phone } = useBusiness()
  const hasStore = useHasStore()
  const router = useWebsite()?.router
  return (
    <section className="route-failure">
      <ScreenHead title={status} description="This page could not be shown." isNoIndex />
      <h1 className="heading">Unexpected Application Error!</h1>
      <p className="route-status">{status}</p>
      {message && <p>{message}</p>}
      <div className="button-row">
        {router && (
          <>
            <Link className="button" href={router.href('/')}>
              Back to Home
            </Link>
            {hasStore && (
              <Link className="button" data-kind="quiet" href={router.href('/store')}>
                Visit Our Store
              </Link>
            )}
          </>
        )}
        <CallLink phone={phone} data-kind="quiet" />
      </div>
    </section>
  )
}
