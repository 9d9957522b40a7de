import { hasServices } from '../../../business/has-services.ts'
import type { QuoteFormat } from '../../../quote/quote-format.ts'
import { useBusiness } from '../../../ui/element-context.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Sets the page's head. */
export const HomeHead = lazyPart(async () => (await import('./home-head.tsx')).HomeHead, null)
/** The illustration in the hero section. */
export const HouseScene = lazyPart(async () => (await import('./house-scene.tsx')).HouseScene, null)
const Wire = lazyPart(async () => (await import('./wire.tsx')).Wire, null)
const ServiceList = lazyPart(async () => (await import('../../service-list/service-list.tsx')).ServiceList)
const AboutOwner = lazyPart(async () => (await import('../../about-owner/about-owner.tsx')).AboutOwner)
const Contact = lazyPart(async () => (await import('./contact.tsx')).Contact)

interface HomePartsProps {
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** What follows the hero section on the home screen: services, owner, contact details and quote form. */
export function HomeParts(props: HomePartsProps) {
  return (
    <>
      <svg className="wire" aria-hidden="true" focusable="false">
        <Wire />
      </svg>
      {hasServices(useBusiness()) && (
        <div className="section" data-section="services" data-wire="services" id="services">
          <ServiceList />
        </div>
      )}
      <div className="section" data-section="about" id="about">
        <AboutOwner />
      </div>
      <div className="section" data-section="contact" id="contact">
        <Contact {...props} />
      </div>
    </>
  )
}

/** Loads all parts of the home screen. */
export async function loadHomeParts(): Promise<void> {
  await Promise.all([HomeHead, HouseScene, Wire, ServiceList, AboutOwner, Contact].map(({ load }) => load()))
}
