import { Clock, type LucideIcon, Mail, MapPin, Phone, Siren } from 'lucide-react'
import type { Business } from '../../business/business.ts'
import { DEFAULT_BUSINESS } from '../../business/default-business.ts'
import { emailLink, phoneLink } from '../../business/links.ts'
import { notImplementedToast } from '../../toasts/toast-messages.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { LtrText } from '../../ui/ltr-text.tsx'

interface ContactInfoProps {
  /** The phone number, which is also the emergency number. */
  phone?: string | null | undefined
  /** The email address. */
  email?: string | null | undefined
  /** The area that the business serves. */
  serviceArea?: string
  /** The business hours. */
  hours?: Business['hours']
}

/** The emergency card, followed by phone, email, service area and hours. Makes no requests to the store. */
export function ContactInfo({
  phone,
  email,
  serviceArea = DEFAULT_BUSINESS.service_area,
  hours = DEFAULT_BUSINESS.hours,
}: ContactInfoProps) {
  const dial = phoneLink(phone)
  const mail = emailLink(email)
  return (
    <section className="contact-info" aria-label="Contact">
      {dial && (
        <div className="emergency" part="emergency">
          <Siren className="service-icon" />
          <h3 className="emergency-title">Emergency Service</h3>
          <p>Sparks, smoke or no power? Call now, {hours.emergency}.</p>
          <CallLink phone={phone} part="button" data-wire="call" />
        </div>
      )}
      <ul className="contact-list">
        {dial && <ContactItem icon={Phone} title="Call Us" text={phone} href={dial} isEmergency />}
        {mail && <ContactItem icon={Mail} title="Email Us" text={email} href={mail} />}
        <ContactItem icon={MapPin} title="Service Area" text={serviceArea} action="View Coverage" />
        <ContactItem
          icon={Clock}
          title="Hours"
          text={`${hours.emergency} Emergency Service`}
          more={`Regular: ${hours.regular_short}`}
        />
      </ul>
    </section>
  )
}

interface ContactItemProps {
  /** The icon before the text. */
  icon: LucideIcon
  /** The item's title. */
  title: string
  /** The main text. */
  text: string | null | undefined
  /** A second line of text. */
  more?: string
  /** A call to action below the text. */
  action?: string
  /** The URL to link to. If it is missing, a click shows the not-implemented toast. */
  href?: string
  /** Whether the item is the emergency number. */
  isEmergency?: boolean
}

function ContactItem({ icon: Icon, title, text, more, action, href, isEmergency }: ContactItemProps) {
  const content = (
    <>
      <Icon />
      <span>
        <span className="contact-title">{title}</span>
        <span className="contact-text">{href ? <LtrText text={text} /> : text}</span>
        {more && <span className="contact-more">{more}</span>}
        {action && <span className="contact-more contact-action">{action}</span>}
      </span>
    </>
  )
  return (
    <li>
      {href ? (
        <a
          className="contact-item"
          data-emergency={isEmergency}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {content}
        </a>
      ) : (
        <button type="button" className="contact-item" onClick={() => showToast(notImplementedToast)}>
          {content}
        </button>
      )}
    </li>
  )
}
