import { __iconData as circleUserRoundIcon } from 'lucide-react/icons/circle-user-round'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { sectionTexts } from '../../texts/en/sections.ts'
import { useBusiness, useTexts } from '../../ui/element-context.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OptionalLink } from '../../ui/optional-link.tsx'
import { Text } from '../../ui/text.tsx'
import { useImageFailure } from '../../ui/use-image-failure.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { showUnavailable } from '../toast-area/lazy-toasts.ts'
import aboutOwner from './about-owner.css?inline'
import { Reviews } from './reviews.tsx'
import { Testimonials } from './testimonials.tsx'

/**
 * The owner's portrait and biography, statistics about the business and testimonials. Makes no requests to
 * the store.
 */
export const AboutOwner = withStyles([aboutOwner], About)

function About() {
  const text = useTexts(sectionTexts)
  const business = useBusiness()
  const { owner_name, owner_photo, bio, statistics, links, testimonials, reviews, placeholders } = business
  const { hasFailed, onError } = useImageFailure(owner_photo)
  const hasPortrait = owner_photo || placeholders
  return (
    <section className="about">
      <div className="about-grid">
        {hasPortrait && (
          <div className="portrait" part="photo">
            {owner_photo && !hasFailed ? (
              <img
                key={owner_photo}
                src={ignoreBaseHref(owner_photo)}
                alt={owner_name ? text('portrait_alt', { name: owner_name }) : text('portrait_alt_unnamed')}
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
        )}
        <div className="about-story">
          <Heading level={2}>
            <Text>{text('about_name', { name: owner_name ?? business.name })}</Text>
          </Heading>
          <slot name="owner-bio">
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </slot>
          <OptionalLink
            className="button"
            part="button"
            data-contact="booking"
            href={links.booking}
            onUnavailable={showUnavailable}
            placeholder="“Schedule a Consultation” (booking-url)"
          >
            {text('about_consultation')}
          </OptionalLink>
        </div>
        {statistics.length > 0 && (
          <dl className="statistics">
            {statistics.map(({ title, text: label }) => (
              <div key={label} className="statistic" data-wire="statistic">
                <dt>{label}</dt>
                <dd>
                  {/* Keeps “10+” in order on a right-to-left page. */}
                  <bdi key={title}>{title}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Testimonials testimonials={testimonials} />
        {reviews && <Reviews reviews={reviews} />}
      </div>
    </section>
  )
}
