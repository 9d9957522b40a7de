import type { QuoteFormat } from '../../../quote/quote-format.ts'
import { usePrerenderedPart } from '../../../ui/prerendered-parts.ts'
import { Hero } from './hero.tsx'
import { HomeHead, HomeParts, LoadedHomeParts } from './home-parts.tsx'

interface HomeProps {
  /** URL to which quote requests are posted, or a `mailto:` URL. */
  quoteEndpoint: string | undefined
  /** The format in which quote requests are sent. */
  quoteFormat: QuoteFormat
}

/** The home screen: hero section, services, owner, contact details and quote form. Makes no requests to the store. */
export function Home(props: HomeProps) {
  // The parts of a prerendered page are loaded when the visitor needs them.
  const Parts = usePrerenderedPart('contact') ? HomeParts : LoadedHomeParts
  return (
    <>
      <HomeHead />
      <Hero />
      <Parts {...props} />
    </>
  )
}
