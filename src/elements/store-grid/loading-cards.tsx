import { listingTexts } from '../../texts/en/listing.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { LoadingCard } from '../../ui/loading-card.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** The React keys of the placeholder cards. The stylesheet hides those that would not fill a row. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The loading state of the listing: a spinner over placeholder cards with the height of real ones. */
export function LoadingCards() {
  const text = useTexts(listingTexts)
  return (
    <div className="loading">
      <Spinner label={text('loading_products')} />
      <div className="card-list" aria-hidden="true">
        <div className="card-chunk">
          {PLACEHOLDERS.map((key) => (
            <LoadingCard key={key} />
          ))}
        </div>
      </div>
    </div>
  )
}
