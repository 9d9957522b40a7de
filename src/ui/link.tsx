import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { Router } from '../navigation/router.ts'
import { ignoreBaseHref } from '../navigation/url.ts'
import type { LinkKind } from './element-events.ts'
import { hasModifier } from './has-modifier.ts'
import { useFollow } from './website-context.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & {
  /** Where the link leads. Undefined for a link with `data-contact`. */
  kind: LinkKind | undefined
  /** Called before `link-click`. May cancel the click. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Goes back to the URL instead of opening it. Returns false if the visitor did not come from there. */
  goBackTo?: Router['goBackTo']
  /** The URL that the link points to. */
  href: string
  /** The link's `::part()` name. */
  part?: string
  'data-contact'?: 'booking' | undefined
}

/**
 * A link that emits `link-click`. Navigates between screens of `electrician-site` and `store-front` without a
 * page load.
 */
export function Link(props: LinkProps) {
  const link = useLink()
  return <a {...link(props)} />
}

/** Returns a function that returns the attributes of the `<a>` of such a link. */
export function useLink(): (props: LinkProps) => AnchorHTMLAttributes<HTMLAnchorElement> {
  const follow = useFollow()
  return ({ kind, href, goBackTo, onClick, ...attributes }) => ({
    ...attributes,
    href: ignoreBaseHref(href),
    onClick(event) {
      onClick?.(event)
      const opensHere = isPlainClick(event) && !attributes.target
      if (opensHere && follow(href, kind, goBackTo)) event.preventDefault()
    },
  })
}

/** Returns whether a click should navigate in the same tab: it was not canceled and has no modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(hasModifier(event) || event.shiftKey || event.defaultPrevented)
}
