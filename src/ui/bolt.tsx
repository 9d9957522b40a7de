/** The lightning bolt in the logo. */
export function Bolt() {
  return (
    <svg className="bolt" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M13.5 2 5 13.5h5.2L9.2 22 19 9.6h-6z" />
    </svg>
  )
}
