import type { HTMLAttributes, ReactNode } from 'react'
import type { Business } from '../business/business.ts'
import { ignoreBaseHref } from '../navigation/url.ts'
import type { Locale } from '../texts/locale.ts'
import { useBusiness, useLocale } from './element-context.tsx'
import type { ContactKind } from './element-events.ts'
import { usePlaceholderReport } from './placeholder-report.ts'

interface OptionalLinkProps extends HTMLAttributes<HTMLElement> {
  /** The URL that the link points to. */
  href: string | undefined
  /** Called when the visitor clicks the button that replaces a link without a URL. */
  onUnavailable: (business: Business, locale: Locale) => void
  /** Whether the link opens in a new tab. */
  opensTab?: boolean
  /** Label and setting for the console message about a missing URL, such as `“Book Now” (booking-url)`. */
  placeholder: string
  /** The control's `::part()` name. */
  part?: string
  'data-kind'?: 'quiet' | undefined
  'data-contact'?: ContactKind | undefined
  children: ReactNode
}

/**
 * A link to a URL that the owner may set. Without the URL, it is a button, or nothing if the owner wants no
 * placeholders.
 */
export function OptionalLink({
  href,
  onUnavailable,
  opensTab = false,
  placeholder,
  children,
  ...attributes
}: OptionalLinkProps) {
  const business = useBusiness()
  const locale = useLocale()
  usePlaceholderReport(href || !business.placeholders ? null : placeholder)
  if (!href)
    return business.placeholders ? (
      <button type="button" {...attributes} onClick={() => onUnavailable(business, locale)}>
        {children}
      </button>
    ) : null
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
