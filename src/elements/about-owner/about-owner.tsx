import { __iconData as circleUserRoundIcon } from 'lucide-react/icons/circle-user-round'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OptionalLink } from '../../ui/optional-link.tsx'
import { Text } from '../../ui/text.tsx'
import { useImageFailure } from '../../ui/use-image-failure.ts'
import { showUnavailable } from '../toast-area/lazy-toasts.ts'
import { Testimonials } from './testimonials.tsx'

/**
 * The owner's portrait and biography, statistics about the business and testimonials. Makes no requests to the store.
 */
export function AboutOwner() {
  const business = useBusiness()
  const { owner_name, owner_photo, bio, statistics, links, testimonials } = business
  const { hasFailed, ref, onError } = useImageFailure(owner_photo)
  return (
    <section className="about">
      <div className="about-grid">
        <div className="portrait" part="photo">
          {owner_photo && !hasFailed ? (
            <img
              key={owner_photo}
              ref={ref}
              src={ignoreBaseHref(owner_photo)}
              alt={owner_name ? `${owner_name}, owner` : 'The owner'}
              width={800}
              height={1000}
              loading="lazy"
              decoding="async"
              onError={onError}
            />
          ) : (
            <Icon data={circleUserRoundIcon} className="portrait-mark" />
          )}
        </div>
        <div className="about-story">
          <Heading level={2}>
            <Text>{`About ${owner_name ?? business.name}`}</Text>
          </Heading>
          <slot name="owner-bio">
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </slot>
          <OptionalLink
            className="button"
            part="button"
            href={links.booking}
            onUnavailable={showUnavailable}
            placeholder="“Schedule a Consultation” (booking-url)"
          >
            Schedule a Consultation
          </OptionalLink>
        </div>
        {statistics.length > 0 && (
          <dl className="statistics">
            {statistics.map(({ title, text }) => (
              <div key={text} className="statistic" data-wire="statistic">
                <dt>{text}</dt>
                <dd>
                  <Text>{title}</Text>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Testimonials testimonials={testimonials} />
      </div>
    </section>
  )
}
