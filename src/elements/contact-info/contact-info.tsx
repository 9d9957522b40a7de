import { __iconData as houseIcon } from 'lucide-react/icons/house'
import { __iconData as mailIcon } from 'lucide-react/icons/mail'
import { __iconData as mapPinIcon } from 'lucide-react/icons/map-pin'
import { __iconData as phoneIcon } from 'lucide-react/icons/phone'
import { __iconData as sirenIcon } from 'lucide-react/icons/siren'
import { addressText, mapLink } from '../../business/address.ts'
import { emailLink } from '../../business/links.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import { usePhoneLink } from '../../ui/use-phone-link.ts'
import { ContactItem } from './contact-item.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** The emergency card, followed by phone, email, address, service area and hours. Makes no requests to the store. */
export function ContactInfo() {
  const business = useBusiness()
  const { phone, email, address, geo, hours, links, trade, emergency } = business
  const dial = usePhoneLink(phone)
  const mail = emailLink(email)
  return (
    <section className="contact-info" aria-label="Contact">
      {phone && emergency && (
        <div className="emergency surface" part="emergency">
          <Icon data={sirenIcon} className="service-icon" />
          <h3 className="subheading">Emergency Service</h3>
          <p>
            <Text>{`${trade.emergency} Call now${hours.emergency && ', '}${hours.emergency}.`.trim()}</Text>
          </p>
          <CallLink phone={phone} part="button" data-wire="call" />
        </div>
      )}
      <ul className="contact-list">
        {phone && (
          <ContactItem
            icon={phoneIcon}
            title="Call Us"
            text={phone}
            href={dial}
            isEmergency={emergency}
            isLtr
          />
        )}
        {mail && <ContactItem icon={mailIcon} title="Email Us" text={email} href={mail} isLtr />}
        {address && (
          <ContactItem
            icon={houseIcon}
            title="Address"
            text={addressText(address)}
            href={mapLink(address, geo)}
          />
        )}
        {(business.service_area || links.coverage) && (
          <ContactItem
            icon={mapPinIcon}
            title="Service Area"
            text={business.service_area}
            action="View Coverage"
            href={links.coverage}
            placeholder="“View Coverage” (coverage-url)"
          />
        )}
        <OpeningHours />
      </ul>
    </section>
  )
}
