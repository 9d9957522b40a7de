import { Phone } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'
import { phoneLink } from '../business/links.ts'
import { LeftToRight } from './left-to-right.tsx'

interface CallLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Nothing is shown for a number that can't be dialed. */
  phone: string | null | undefined
  part?: string
  'data-kind'?: 'quiet'
  'data-wire'?: 'call'
}

/** "Call (555) 010-0199", as a button. */
export function CallLink({ phone, className = 'button', ...attributes }: CallLinkProps) {
  const dial = phoneLink(phone)
  if (!dial) return null
  return (
    <a {...attributes} className={className} href={dial}>
      <Phone />
      <span>
        Call <LeftToRight text={phone} />
      </span>
    </a>
  )
}
