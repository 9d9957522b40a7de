import type { ReactNode } from 'react'

interface IconButtonProps {
  /** The button's name. */
  label: string
  /** Whether the button has no effect. It keeps focus, so that keyboard users do not lose their position. */
  isDisabled?: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** A button that shows only an icon. */
export function IconButton({ label, isDisabled, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onClick()}
    >
      {children}
    </button>
  )
}
