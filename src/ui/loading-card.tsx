/** A placeholder with the height of a product card. */
export function LoadingCard() {
  return (
    <div className="card">
      <span className="picture" />
      <div className="card-body">
        <span className="price-badge placeholder" />
        <span className="card-title placeholder" />
        <span className="card-subtitle placeholder" />
        <span className="button placeholder" />
      </div>
    </div>
  )
}
