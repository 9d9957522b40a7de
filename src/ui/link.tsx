import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { ignoreBaseHref } from '../navigation/url.ts'
import { hasModifier } from './has-modifier.ts'
import { useWebsite } from './website-context.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & {
  /** Called before the link navigates. May cancel the click. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The URL that the link points to. */
  href: string
  /** The link's `::part()` name. */
  part?: string
  'data-contact'?: 'booking' | undefined
}

/** A link that navigates between screens of `electrician-site` and `store-front` without a page load. */
export function Link({ href, onClick, ...attributes }: LinkProps) {
  const website = useWebsite()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (isPlainClick(event) && website?.router.navigate(href)) event.preventDefault()
  }
  return <a {...attributes} href={ignoreBaseHref(href)} onClick={follow} />
}

/** Returns whether a click should navigate in the same tab: it was not canceled and has no modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(hasModifier(event) || event.shiftKey || event.defaultPrevented)
}
