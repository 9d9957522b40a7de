import { Spinner } from '../../ui/spinner.tsx'

/** Enough for the first screen; the style sheet shows fewer where that makes full rows. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The listing while it loads: a spinner over empty cards, which keep the room that the first products take. */
export function LoadingCards() {
  return (
    <div className="loading">
      <Spinner label="Loading products…" />
      <div className="card-list" aria-hidden="true">
        <div className="card-piece">
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
