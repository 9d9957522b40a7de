import { useMemo } from 'react'
import { absoluteUrl, usePageHead } from '#page-head'
import { businessStructuredData } from '../../../business/business-structured-data.ts'
import { hasServices } from '../../../business/has-services.ts'
import type { QuoteFormat } from '../../../quote/quote-format.ts'
import { useBusiness } from '../../../ui/business-context.ts'
import { Heading } from '../../../ui/heading.tsx'
import { useWebsite } from '../../../ui/website-context.ts'
import { AboutOwner } from '../../about-owner/about-owner.tsx'
import { ContactInfo } from '../../contact-info/contact-info.tsx'
import { QuoteForm } from '../../quote-form/quote-form.tsx'
import { ServiceList } from '../../service-list/service-list.tsx'
import { Hero } from './hero.tsx'
import { Wire } from './wire.tsx'

interface HomeProps {
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The home screen: hero section, services, owner, contact details and quote form. Makes no requests to the store. */
export function Home({ quoteEndpoint, quoteFormat }: HomeProps) {
  const business = useBusiness()
  const url = absoluteUrl(useWebsite()?.router.href('/') ?? '/')
  const data = useMemo(() => [businessStructuredData(business, url)], [business, url])
  usePageHead({
    title: [business.name, business.trade.page_title].filter(Boolean).join(' - '),
    description: business.description,
    canonical: url,
    image: business.owner_photo && absoluteUrl(business.owner_photo),
    data,
  })
  return (
    <>
      <Hero />
      <Wire />
      {hasServices(business) && (
        <div className="section" data-section="services" data-wire="services" id="services">
          <ServiceList />
        </div>
      )}
      <div className="section" data-section="about" id="about">
        <AboutOwner />
      </div>
      <div className="section" data-section="contact" id="contact">
        <section className="contact">
          <Heading level={2}>Contact</Heading>
          <ContactInfo />
          <QuoteForm endpoint={quoteEndpoint} format={quoteFormat} />
        </section>
      </div>
    </>
  )
}
