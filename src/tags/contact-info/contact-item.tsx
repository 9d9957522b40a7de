import type { LucideIcon } from 'lucide-react'
import type { Business } from '../../business/business.ts'
import { DEFAULT_BUSINESS } from '../../business/default-business.ts'
import { LtrText } from '../../ui/ltr-text.tsx'
import { OptionalLink } from '../../ui/optional-link.tsx'

interface ContactTextProps {
  /** The icon before the text. */
  icon: LucideIcon
  /** The item's title. */
  title: string
  /** The main text. */
  text: string | null
  /** Whether the text is always written from left to right, such as a phone number. */
  isLtr?: boolean
  /** More lines of text. */
  more?: readonly string[]
  /** A call to action below the text. */
  action?: string
}

interface ContactItemProps extends ContactTextProps {
  /** The URL to link to. If it is missing, a click shows the not-implemented toast. */
  href: string | undefined
  /** The item's label and setting for the page author if there is no URL. */
  placeholder?: string
  /** Contains the text of the toast. */
  business?: Business
  /** Whether the item is the emergency number. */
  isEmergency?: boolean
}

/** An entry of the contact list that opens its link in a new tab. */
export function ContactItem(props: ContactItemProps) {
  const { href, placeholder = '', business = DEFAULT_BUSINESS, isEmergency, ...text } = props
  return (
    <li>
      <OptionalLink
        className="contact-item"
        data-emergency={isEmergency}
        href={href}
        opensTab
        placeholder={placeholder}
        business={business}
      >
        <ContactText {...text} />
      </OptionalLink>
    </li>
  )
}

/** The icon and the lines of text of an entry. */
export function ContactText({ icon: Icon, title, text, isLtr, more = [], action }: ContactTextProps) {
  return (
    <>
      <Icon />
      <span>
        <span className="contact-title">{title}</span>
        <span className="contact-text">{isLtr ? <LtrText text={text} /> : text}</span>
        {more.map((line) => (
          <span key={line} className="contact-more">
            {line}
          </span>
        ))}
        {action && <span className="contact-more contact-action">{action}</span>}
      </span>
    </>
  )
}
