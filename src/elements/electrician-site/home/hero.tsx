import { __iconData as checkIcon } from 'lucide-react/icons/check'
import { __iconData as phoneIcon } from 'lucide-react/icons/phone'
import { __iconData as sirenIcon } from 'lucide-react/icons/siren'
import { ignoreBaseHref } from '../../../navigation/url.ts'
import { websiteTexts } from '../../../texts/en/website.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { useBusiness, useTexts } from '../../../ui/element-context.tsx'
import { Icon, type IconData } from '../../../ui/icon.tsx'
import { OptionalLink } from '../../../ui/optional-link.tsx'
import { Text } from '../../../ui/text.tsx'
import { useImageFailure } from '../../../ui/use-image-failure.ts'
import { usePhoneLink } from '../../../ui/use-phone-link.ts'
import { useNavigate, useWebsite } from '../../../ui/website-context.ts'
import { showUnavailable } from '../../toast-area/lazy-toasts.ts'
import { HouseScene } from './house-scene.tsx'

const ICONS: readonly IconData[] = [checkIcon, sirenIcon, phoneIcon]

/** The hero section: headline, highlights, buttons and an illustration. */
export function Hero() {
  const text = useTexts(websiteTexts)
  const business = useBusiness()
  const router = useWebsite()?.router
  const goTo = useNavigate()
  const dial = usePhoneLink(business.phone)
  const { hasFailed, onError } = useImageFailure(business.hero_photo)
  // Two buttons that lead to the same section would only compete.
  const hasConsultation = !business.links.booking?.endsWith('#contact')
  const icons = ICONS.filter((icon) => business.emergency || icon !== sirenIcon)
  return (
    <section className="hero" data-section="home" data-wire="hero" id="home">
      <div className="hero-text">
        <h1 className="hero-title">
          <Text>{business.headline}</Text>
        </h1>
        {business.trade.subtitle && (
          <p className="hero-subtitle">
            <Text>
              {business.trade.subtitle.replaceAll('{name}', () => business.owner_name ?? business.name)}
            </Text>
          </p>
        )}
        {business.highlights.length > 0 && (
          <ul className="highlights">
            {business.highlights.map(({ title, text: details }, index) => {
              return (
                <li key={title} className="highlight">
                  <Icon data={icons[index % icons.length] ?? checkIcon} />
                  <span>
                    <strong>{title}</strong>{' '}
                    <span className="highlight-text">
                      <Text>{details}</Text>
                    </span>
                  </span>
                </li>
              )
            })}
          </ul>
        )}
        <div className="button-row">
          <CallLink phone={business.phone} className="button hero-call" />
          <OptionalLink
            className="button"
            data-kind={dial ? 'quiet' : undefined}
            data-contact="booking"
            href={business.links.booking}
            onUnavailable={showUnavailable}
            placeholder="“Book Now” (booking-url)"
          >
            {text('book_now')}
          </OptionalLink>
          {hasConsultation && (
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onClick={() => router && goTo(router.href('/#contact'), 'section')}
            >
              {text('home_consultation')}
            </button>
          )}
        </div>
      </div>
      {business.hero_photo && !hasFailed ? (
        <img
          key={business.hero_photo}
          className="hero-photo"
          src={ignoreBaseHref(business.hero_photo)}
          alt=""
          width={800}
          height={600}
          fetchPriority="high"
          onError={onError}
        />
      ) : (
        <svg
          className="house-scene"
          data-wire="house"
          viewBox="0 0 180 140"
          preserveAspectRatio="xMidYMax"
          fill="#131b27"
          aria-hidden="true"
          focusable="false"
        >
          <HouseScene hasBolts={business.trade.type === 'Electrician'} />
        </svg>
      )}
    </section>
  )
}
