import { createContext, useContext } from 'react'
import { listingTexts } from '../../texts/en/listing.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { LoadingCard } from '../../ui/loading-card.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** The React keys of the placeholder cards. They fill whole rows of a grid with up to four columns. */
const PLACEHOLDERS = 'abcdefghijkl'

/** The maximum number of products that the attributes allow. */
export const MostProducts = createContext(Number.POSITIVE_INFINITY)

/** The loading state: a spinner over as many placeholder cards as products can appear at first. */
export function LoadingCards() {
  const text = useTexts(listingTexts)
  const most = useContext(MostProducts)
  return (
    <div className="loading">
      <Spinner label={text('loading_products')} />
      <div className="card-list" aria-hidden="true">
        <div className="card-chunk">
          {[...PLACEHOLDERS].slice(0, most).map((key) => (
            <LoadingCard key={key} />
          ))}
        </div>
      </div>
    </div>
  )
}
