import type { HTMLAttributes, ReactNode } from 'react'
import type { Business } from '../business/business.ts'
import { ignoreBaseHref } from '../navigation/url.ts'
import { unavailableToast } from '../toasts/toast-messages.ts'
import { showToast } from '../toasts/toast-store.ts'
import { usePlaceholderReport } from './placeholder-report.ts'

interface OptionalLinkProps extends HTMLAttributes<HTMLElement> {
  /** The URL to link to. If it is missing, a click shows the not-implemented toast. */
  href: string | undefined
  /** Whether the link opens in a new tab. */
  opensTab?: boolean
  /** The label and the setting that the console mentions if there is no URL, such as `“Book Now” (booking-url)`. */
  placeholder: string
  /** Contains the text of the toast. */
  business: Business
  /** The control's `::part()` name. */
  part?: string
  'data-kind'?: 'quiet' | undefined
  children: ReactNode
}

/** A link to a URL that the owner may set. Without the URL, it is a button that shows the not-implemented toast (spec 8). */
export function OptionalLink({
  href,
  opensTab = false,
  placeholder,
  business,
  children,
  ...attributes
}: OptionalLinkProps) {
  usePlaceholderReport(href ? null : placeholder)
  if (!href)
    return (
      <button type="button" {...attributes} onClick={() => showToast(unavailableToast(business))}>
        {children}
      </button>
    )
  return (
    <a
      {...attributes}
      href={ignoreBaseHref(href)}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener noreferrer' : undefined}
    >
      {children}
    </a>
  )
}
