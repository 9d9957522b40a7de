import type { ReactNode } from 'react'

interface OrderButtonProps {
  /** The button's text. */
  children: ReactNode
  /** Whether a checkout is starting. */
  isBusy: boolean
  /** Tells the visitor what is missing or why the order failed. */
  problem: string | null | undefined
  onOrder: () => void
}

/** The button that starts the checkout of a booking or a donation. */
export function OrderButton({ children, isBusy, problem, onOrder }: OrderButtonProps) {
  return (
    <div className="order-row">
      <div role="alert">
        {problem && (
          <p className="notice" part="notice" data-tone="bad">
            <bdi>{problem}</bdi>
          </p>
        )}
      </div>
      <button
        type="button"
        className="button"
        part="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onOrder()}
      >
        {isBusy ? 'Starting checkout…' : children}
      </button>
    </div>
  )
}
