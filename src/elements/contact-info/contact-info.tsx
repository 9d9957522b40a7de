import { __iconData as houseIcon } from 'lucide-react/icons/house'
import { __iconData as mailIcon } from 'lucide-react/icons/mail'
import { __iconData as mapPinIcon } from 'lucide-react/icons/map-pin'
import { __iconData as messageIcon } from 'lucide-react/icons/message-circle'
import { __iconData as phoneIcon } from 'lucide-react/icons/phone'
import { __iconData as sirenIcon } from 'lucide-react/icons/siren'
import { addressText, mapLink } from '../../business/address.ts'
import { emailLink, smsLink, whatsappLink } from '../../business/links.ts'
import { contactTexts } from '../../texts/en/contact.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { useBusiness, useTexts } from '../../ui/element-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OwnerNotice } from '../../ui/owner-notice.tsx'
import { Text } from '../../ui/text.tsx'
import { usePhoneLink } from '../../ui/use-phone-link.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import contactInfo from './contact-info.css?inline'
import { ContactItem, type ContactItemProps } from './contact-item.tsx'
import { OpeningHours } from './opening-hours.tsx'

interface ContactInfoProps {
  /** Whether the owner's notice is shown. The website shows it at the top of each screen instead. */
  hasNotice?: boolean
}

/** The emergency card, then phone, email, address, service area and hours. Makes no requests to the store. */
export const ContactInfo = withStyles([contactInfo], Contact)

function Contact({ hasNotice = true }: ContactInfoProps) {
  const text = useTexts(contactTexts)
  const business = useBusiness()
  const { phone, email, address, areas, geo, hours, links, trade, emergency } = business
  const dial = usePhoneLink(phone)
  const mail = emailLink(email)
  const whatsapp = whatsappLink(links.whatsapp)
  const sms = smsLink(links.sms)
  const question = trade.emergency
  const call = hours.emergency
    ? text('emergency_call_hours', { question, hours: hours.emergency })
    : text('emergency_call', { question })
  // A link says nothing to visitors.
  const whatsappText = whatsapp === links.whatsapp ? '' : links.whatsapp
  const ways: ContactItemProps[] = [
    { icon: phoneIcon, title: text('call_us'), text: phone, href: dial, contact: 'phone' },
    { icon: messageIcon, title: text('whatsapp'), text: whatsappText, href: whatsapp, contact: 'message' },
    { icon: messageIcon, title: text('text_us'), text: links.sms, href: sms, contact: 'message' },
    { icon: mailIcon, title: text('email_us'), text: email, href: mail, contact: 'email' },
  ]
  return (
    <section className="contact-info" aria-label={text('contact')}>
      {business.notice && hasNotice && <OwnerNotice />}
      {phone && emergency && (
        <div className="emergency surface" part="emergency">
          <Icon data={sirenIcon} className="service-icon" />
          <h3 className="subheading">{text('emergency_service')}</h3>
          <p>
            {/* Without a question, a space is left. */}
            <Text>{call.trim()}</Text>
          </p>
          <CallLink phone={phone} part="button" data-wire="call" />
        </div>
      )}
      <ul className="contact-list">
        {ways
          .filter(({ contact, href }) => (contact === 'phone' ? phone : href))
          .map((way) => (
            <ContactItem key={way.title} isLtr isEmergency={way.contact === 'phone' && emergency} {...way} />
          ))}
        {address && (
          <ContactItem
            icon={houseIcon}
            title={text('address')}
            text={addressText(address)}
            href={mapLink(address, geo)}
            contact="map"
          />
        )}
        {(business.service_area || links.coverage || areas.length > 0) && (
          <ContactItem
            icon={mapPinIcon}
            title={text('service_area')}
            text={business.service_area}
            more={areas.length > 0 ? [areas.join(' · ')] : []}
            action={text('view_coverage')}
            href={links.coverage}
            placeholder="“View Coverage” (coverage-url)"
          />
        )}
        <OpeningHours />
      </ul>
    </section>
  )
}
