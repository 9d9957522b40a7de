import { lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { DirectOrderProps } from './direct-order.tsx'

const Loaded = lazy(async () => ({ default: (await import('./direct-order.tsx')).DirectOrder }))

/**
 * The version of `DirectOrder` for the ES module build, which loads the component only for bookings, donations and
 * subscriptions.
 */
export function DirectOrder(props: DirectOrderProps) {
  return (
    <OnDemand placeholder={<Spinner label="Loading…" />}>
      <Loaded {...props} />
    </OnDemand>
  )
}
