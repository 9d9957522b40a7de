import { __iconData as phoneIcon } from 'lucide-react/icons/phone'
import type { AnchorHTMLAttributes } from 'react'
import { sharedTexts } from '../texts/en/shared.ts'
import { useTexts } from './element-context.tsx'
import { Icon } from './icon.tsx'
import { insertElements } from './insert-elements.tsx'
import { LtrText } from './ltr-text.tsx'
import { usePhoneLink } from './use-phone-link.ts'

interface CallLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The phone number. Renders nothing if it is missing. */
  phone: string | null | undefined
  /** The link's `::part()` name. */
  part?: string
  /** `quiet` renders a secondary button. */
  'data-kind'?: 'quiet'
  /** Marks the link as the end of the decorative line on the home screen. */
  'data-wire'?: 'call'
}

/**
 * A link that calls the business, such as "Call (555) 010-0199", styled as a button. If a phone cannot dial
 * the number, shows it as text.
 */
export function CallLink({ phone, className = 'button', ...attributes }: CallLinkProps) {
  const text = useTexts(sharedTexts)
  const dial = usePhoneLink(phone)
  if (!phone) return null
  if (!dial)
    return (
      <span className="call-text">
        <Icon data={phoneIcon} />
        <LtrText text={phone} />
      </span>
    )
  return (
    <a {...attributes} className={className} data-contact="phone" href={dial}>
      <Icon data={phoneIcon} />
      <span>
        {insertElements(text('call_phone', { phone: '{phone}' }), { phone: <LtrText text={phone} /> })}
      </span>
    </a>
  )
}
