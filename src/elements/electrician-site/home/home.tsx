import type { QuoteFormat } from '../../../quote/quote-format.ts'
import { Hero } from './hero.tsx'
import { HomeHead, HomeParts } from './home-parts.tsx'

interface HomeProps {
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The home screen: hero section, services, owner, contact details and quote form. Makes no requests to the store. */
export function Home(props: HomeProps) {
  return (
    <>
      <HomeHead />
      <Hero />
      <HomeParts {...props} />
    </>
  )
}
