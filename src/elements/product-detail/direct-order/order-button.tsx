import { orderTexts } from '../../../texts/en/order.ts'
import { useTexts } from '../../../ui/element-context.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Text } from '../../../ui/text.tsx'

interface OrderButtonProps {
  /** The button's text. */
  children: string
  /** Whether a checkout is starting. */
  isBusy: boolean
  /** Tells the visitor what is missing or why the order failed. */
  problem: string | false | null | undefined
  onOrder: () => void
}

/** The button that starts the checkout of a booking or a donation. */
export function OrderButton({ children, isBusy, problem, onOrder }: OrderButtonProps) {
  const text = useTexts(orderTexts)
  return (
    <div className="order-row">
      <div role="alert">
        {problem && (
          <Notice data-tone="bad">
            <Text>{problem}</Text>
          </Notice>
        )}
      </div>
      <button
        type="button"
        className="button"
        part="button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onOrder()}
      >
        <Text>{isBusy ? text('starting_checkout') : children}</Text>
      </button>
    </div>
  )
}
