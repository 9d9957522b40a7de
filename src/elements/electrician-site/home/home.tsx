import { useMemo } from 'react'
import { absoluteUrl, usePageHead } from '#page-head'
import { businessStructuredData } from '../../../business/business-structured-data.ts'
import type { QuoteFormat } from '../../../quote/quote-format.ts'
import { useBusiness } from '../../../ui/business-context.ts'
import { usePrerenderedPart } from '../../../ui/prerendered-parts.ts'
import { useWebsite } from '../../../ui/website-context.ts'
import { Hero } from './hero.tsx'
import { HomeParts, LoadedHomeParts } from './home-parts.tsx'

interface HomeProps {
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The home screen: hero section, services, owner, contact details and quote form. Makes no requests to the store. */
export function Home(props: HomeProps) {
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
  // The parts of a prerendered page are loaded when the visitor needs them.
  const Parts = usePrerenderedPart('contact') ? HomeParts : LoadedHomeParts
  return (
    <>
      <Hero />
      <Parts {...props} />
    </>
  )
}
