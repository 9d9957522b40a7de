import { Clock, type LucideIcon, Mail, MapPin, Phone, Siren } from 'lucide-react'
import type { Business } from '../../business/business.ts'
import { DEFAULT_BUSINESS } from '../../business/default-business.ts'
import { emailLink, phoneLink } from '../../business/links.ts'
import { notImplementedNotice } from '../../toasts/notices.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { LeftToRight } from '../../ui/left-to-right.tsx'

interface ContactInfoProps {
  phone?: string | null | undefined
  email?: string | null | undefined
  serviceArea?: string
  hours?: Business['hours']
}

/** How to reach the business: the emergency line first, then phone, email, area and hours. */
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
  icon: LucideIcon
  title: string
  text: string | null | undefined
  more?: string
  /** What choosing the item does. */
  action?: string
  /** Without one, choosing the item shows the not-implemented notice. */
  href?: string
  isEmergency?: boolean
}

function ContactItem({ icon: Icon, title, text, more, action, href, isEmergency }: ContactItemProps) {
  const content = (
    <>
      <Icon />
      <span>
        <span className="contact-title">{title}</span>
        <span className="contact-text">{href ? <LeftToRight text={text} /> : text}</span>
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
        <button type="button" className="contact-item" onClick={() => showToast(notImplementedNotice)}>
          {content}
        </button>
      )}
    </li>
  )
}
