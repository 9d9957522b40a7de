import type { Business } from '../../business/business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { Bolt } from '../../ui/bolt.tsx'
import { useImageFailure } from '../../ui/use-image-failure.ts'

interface LogoProps {
  /** Facts about the business, such as its name and hours. */
  business: Business
}

/** The logo of the business. Without a logo, electricians get a lightning bolt and other trades get nothing. */
export function Logo({ business: { logo, trade } }: LogoProps) {
  const { hasFailed, ref, onError } = useImageFailure(logo)
  if (logo && !hasFailed)
    return <img ref={ref} className="logo-picture" src={ignoreBaseHref(logo)} alt="" onError={onError} />
  return trade.type === 'Electrician' ? <Bolt /> : null
}
