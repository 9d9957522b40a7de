import type { Business } from '../../business/business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { Bolt } from '../../ui/bolt.tsx'
import { useImageFailure } from '../../ui/use-image-failure.ts'

interface LogoProps {
  /** The business facts. */
  business: Business
}

/** The logo of the business. Electricians without a logo get a bolt, and other trades get none. */
export function Logo({ business: { logo, trade } }: LogoProps) {
  const { hasFailed, ref, onError } = useImageFailure(logo)
  if (logo && !hasFailed)
    return <img ref={ref} className="logo-picture" src={ignoreBaseHref(logo)} alt="" onError={onError} />
  return trade.type === 'Electrician' ? <Bolt /> : null
}
