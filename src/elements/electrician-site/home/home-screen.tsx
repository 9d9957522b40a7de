import { hasServices } from '../../../business/has-services.ts'
import type { QuoteFormat } from '../../../quote/quote-format.ts'
import { useBusiness } from '../../../ui/element-context.tsx'
import { withStyles } from '../../../ui/with-styles.tsx'
import { AboutOwner } from '../../about-owner/about-owner.tsx'
import { ServiceList } from '../../service-list/service-list.tsx'
import home from '../home.css?inline'
import houseScene from '../house-scene.css?inline'
import wire from '../wire.css?inline'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { Wire } from './wire.tsx'

interface HomeProps {
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The home screen: hero, services, owner, contact details and quote form. Makes no requests to the store. */
export const Home = withStyles([home, houseScene, wire], (props: HomeProps) => (
  <>
    <HomeHead />
    <Hero />
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
))
