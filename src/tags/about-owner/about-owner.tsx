import { CircleUserRound } from 'lucide-react'
import type { Business } from '../../business/business.ts'
import { DEFAULT_BUSINESS } from '../../business/default-business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { notImplementedToast } from '../../toasts/toast-messages.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { Heading } from '../../ui/heading.tsx'
import { useImageFailure } from '../../ui/use-image-failure.ts'

interface AboutOwnerProps {
  /** The owner's name. */
  ownerName?: string | null | undefined
  /** Appears in the heading if the owner's name is missing. */
  businessName?: string
  /** URL of the portrait. If it is missing or fails to load, an icon appears instead. */
  ownerPhoto?: string | null | undefined
  /** The paragraphs of the biography. */
  bio?: Business['bio']
  /** Numbers about the business, such as its years of experience. */
  statistics?: Business['statistics']
}

/** The owner's portrait and biography, and statistics about the business. Makes no requests to the store. */
export function AboutOwner({
  ownerName,
  businessName = DEFAULT_BUSINESS.name,
  ownerPhoto,
  bio = DEFAULT_BUSINESS.bio,
  statistics = DEFAULT_BUSINESS.statistics,
}: AboutOwnerProps) {
  const { hasFailed, ref, onError } = useImageFailure(ownerPhoto)
  return (
    <section className="about">
      <div className="about-grid">
        <div className="portrait" part="photo">
          {ownerPhoto && !hasFailed ? (
            <img
              key={ownerPhoto}
              ref={ref}
              src={ignoreBaseHref(ownerPhoto)}
              alt={ownerName ? `${ownerName}, owner` : 'The owner'}
              width={800}
              height={1000}
              loading="lazy"
              decoding="async"
              onError={onError}
            />
          ) : (
            <CircleUserRound className="portrait-mark" />
          )}
        </div>
        <div className="about-story">
          <Heading level={2}>About {ownerName ?? businessName}</Heading>
          <slot name="owner-bio">
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </slot>
          <button
            type="button"
            className="button"
            part="button"
            onClick={() => showToast(notImplementedToast)}
          >
            Schedule a Consultation
          </button>
        </div>
        <dl className="statistics">
          {statistics.map(({ title, text }) => (
            <div key={text} className="statistic" data-wire="statistic">
              <dt>{text}</dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
