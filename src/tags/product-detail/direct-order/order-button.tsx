import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'

interface OrderButtonProps {
  /** The button's text. */
  children: ReactNode
  /** Whether a checkout is starting. */
  isBusy: boolean
  /** Tells the visitor what is missing or why the order failed. */
  problem: string | false | null | undefined
  onOrder: () => void
}

/** The button that starts the checkout of a booking or a donation. */
export function OrderButton({ children, isBusy, problem, onOrder }: OrderButtonProps) {
  return (
    <div className="order-row">
      <div role="alert">{problem && <Notice data-tone="bad">{problem}</Notice>}</div>
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
