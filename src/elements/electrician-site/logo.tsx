import { ignoreBaseHref } from '../../navigation/url.ts'
import { Bolt } from '../../ui/bolt.tsx'
import { useBusiness } from '../../ui/element-context.tsx'
import { useImageFailure } from '../../ui/use-image-failure.ts'

/** The logo of the business. Without one, electricians get a lightning bolt and other trades get nothing. */
export function Logo() {
  const { logo, trade } = useBusiness()
  const { hasFailed, onError } = useImageFailure(logo)
  if (logo && !hasFailed)
    return <img className="logo-picture" src={ignoreBaseHref(logo)} alt="" onError={onError} />
  return trade.type === 'Electrician' ? <Bolt /> : null
}
