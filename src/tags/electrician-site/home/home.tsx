import { absoluteUrl, usePageHead } from '#page-head'
import type { Business } from '../../../business/business.ts'
import { electricianStructuredData } from '../../../business/structured-data.ts'
import type { QuoteFormat } from '../../../quote/send-quote.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useWebsite } from '../../../ui/website.ts'
import { AboutOwner } from '../../about-owner/about-owner.tsx'
import { ContactInfo } from '../../contact-info/contact-info.tsx'
import { QuoteForm } from '../../quote-form/quote-form.tsx'
import { ServiceList } from '../../service-list/service-list.tsx'
import { Hero } from './hero.tsx'
import { Wire } from './wire.tsx'

interface HomeProps {
  /** The business facts. */
  business: Business
  /** URL that quotes are posted to, or a `mailto:` address. */
  quoteEndpoint: string | undefined
  /** The encoding of quotes. */
  quoteFormat: QuoteFormat
}

/** The home screen: hero, services, owner, contact details and quote form. Makes no requests to the store. */
export function Home({ business, quoteEndpoint, quoteFormat }: HomeProps) {
  const url = absoluteUrl(useWebsite()?.router.href('/') ?? '/')
  usePageHead({
    title: `${business.name} - Professional Electrical Services`,
    description: business.description,
    canonical: url,
    image: business.owner_photo && absoluteUrl(business.owner_photo),
    data: [electricianStructuredData(business, url)],
  })
  return (
    <>
      <Hero business={business} />
      <Wire />
      <div className="section" data-section="services" data-wire="services" id="services">
        <ServiceList services={business.services} rates={business.rates} />
      </div>
      <div className="section" data-section="about" id="about">
        <AboutOwner
          ownerName={business.owner_name}
          businessName={business.name}
          ownerPhoto={business.owner_photo}
          bio={business.bio}
          statistics={business.statistics}
        />
      </div>
      <div className="section" data-section="contact" id="contact">
        <section className="contact">
          <Heading level={2}>Contact</Heading>
          <ContactInfo
            phone={business.phone}
            email={business.email}
            serviceArea={business.service_area}
            hours={business.hours}
          />
          <QuoteForm
            endpoint={quoteEndpoint}
            format={quoteFormat}
            phone={business.phone}
            email={business.email}
          />
        </section>
      </div>
    </>
  )
}
