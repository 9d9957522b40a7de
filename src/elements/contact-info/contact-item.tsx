import { useBusiness } from '../../ui/element-context.tsx'
import type { ContactKind } from '../../ui/element-events.ts'
import { Icon, type IconData } from '../../ui/icon.tsx'
import { LtrText } from '../../ui/ltr-text.tsx'
import { OptionalLink } from '../../ui/optional-link.tsx'
import { Text } from '../../ui/text.tsx'
import { showUnavailable } from '../toast-area/lazy-toasts.ts'

interface ContactTextProps {
  /** The icon before the text. */
  icon: IconData
  /** The item's title. */
  title: string
  /** The main text of the item. */
  text: string | null | undefined
  /** Whether the text always reads from left to right, as a phone number does. */
  isLtr?: boolean
  /** Additional lines below the main text. */
  more?: readonly string[]
  /** A call to action below the text. */
  action?: string | undefined
}

export interface ContactItemProps extends ContactTextProps {
  /**
   * The URL of the link. If undefined, a click shows the not-implemented toast, unless the owner wants no
   * placeholders; null is no link.
   */
  href: string | null | undefined
  /** The item's label and the setting for its URL. The console message about a missing URL contains both. */
  placeholder?: string
  /** The kind of contact that the link starts. */
  contact?: ContactKind
  /** Whether the item is the emergency number. */
  isEmergency?: boolean
}

/** An entry of the contact list that opens its link in a new tab. */
export function ContactItem(props: ContactItemProps) {
  const { href, placeholder = '', contact, isEmergency, action, ...text } = props
  const { placeholders } = useBusiness()
  if (href === null || (!href && !placeholders))
    return (
      <li className="contact-item">
        <ContactText {...text} />
      </li>
    )
  return (
    <li>
      <OptionalLink
        className="contact-item"
        data-print=""
        data-contact={contact}
        data-emergency={isEmergency || undefined}
        href={href}
        opensTab
        placeholder={placeholder}
        onUnavailable={showUnavailable}
      >
        <ContactText {...text} action={action} />
      </OptionalLink>
    </li>
  )
}

/** The icon and the text of an entry in the contact list. */
export function ContactText({ icon, title, text, isLtr, more = [], action }: ContactTextProps) {
  return (
    <>
      <Icon data={icon} />
      <span>
        <span className="contact-title">{title}</span>
        <span className="contact-text">{isLtr ? <LtrText text={text} /> : <Text>{text ?? ''}</Text>}</span>
        {more.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the last line changes, but not the number of lines
          <span key={index} className="contact-more">
            <Text>{line}</Text>
          </span>
        ))}
        {action && <span className="contact-more contact-action">{action}</span>}
      </span>
    </>
  )
}
