import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { addressFromPage } from '../navigation/address.ts'
import { useWebsite } from './website.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> & {
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  href: string
  part?: string
  anchorRef?: Ref<HTMLAnchorElement>
}

/** A link with a true URL. Within a website a plain press changes the screen without loading a page; anything else is the browser's. */
export function Link({ href, onClick, anchorRef, ...attributes }: LinkProps) {
  const website = useWebsite()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (website && isPlainPress(event) && website.router.go(href)) event.preventDefault()
  }
  return <a ref={anchorRef} {...attributes} href={addressFromPage(href)} onClick={follow} />
}

/** Whether a click is neither modified, for example for a new tab, nor canceled. */
export function isPlainPress(event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
}
