import { Spinner } from '../../ui/spinner.tsx'

/** Enough for the first screen; the stylesheet hides those that would leave a row unfilled. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The listing while it loads: a spinner over empty cards, as high as the first products will be. */
export function LoadingCards() {
  return (
    <div className="loading">
      <Spinner label="Loading products…" />
      <div className="card-list" aria-hidden="true">
        <div className="card-chunk">
          {PLACEHOLDERS.map((key) => (
            <div key={key} className="card">
              <span className="picture" />
              <div className="card-body">
                <span className="price-badge placeholder" />
                <span className="card-title placeholder" />
                <span className="card-subtitle placeholder" />
                <span className="button placeholder" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
