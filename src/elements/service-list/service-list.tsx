import { __iconData as buildingIcon } from 'lucide-react/icons/building-complex'
import { __iconData as checkIcon } from 'lucide-react/icons/check'
import { __iconData as clipboardCheckIcon } from 'lucide-react/icons/clipboard-check'
import { __iconData as clockIcon } from 'lucide-react/icons/clock'
import { __iconData as houseIcon } from 'lucide-react/icons/house'
import { __iconData as sirenIcon } from 'lucide-react/icons/siren'
import { __iconData as wrenchIcon } from 'lucide-react/icons/wrench'
import type { Service } from '../../business/business.ts'
import { sectionTexts } from '../../texts/en/sections.ts'
import { useBusiness, useTexts } from '../../ui/element-context.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon, type IconData } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import { Offers } from './offers.tsx'
import serviceList from './service-list.css?inline'
import { WorkGallery } from './work-gallery.tsx'

/**
 * The icons of the services, in order. They repeat if there are more services than icons. A business without
 * emergency service has no siren.
 */
const ICONS: readonly IconData[] = [
  houseIcon,
  buildingIcon,
  sirenIcon,
  wrenchIcon,
  clipboardCheckIcon,
  clockIcon,
]

/** The services, a rates card and pictures of finished jobs. Makes no requests to the store. */
export const ServiceList = withStyles([serviceList], Services)

function Services() {
  const text = useTexts(sectionTexts)
  const { services, rates, price_range, work, emergency } = useBusiness()
  const icons = ICONS.filter((icon) => emergency || icon !== sirenIcon)
  return (
    <section className="services">
      <Heading level={2}>{text('our_services')}</Heading>
      <ul className="service-grid">
        {services.map((service, index) => (
          <ServiceCard
            key={service.title}
            service={service}
            icon={icons[index % icons.length] ?? checkIcon}
          />
        ))}
      </ul>
      {rates.title + rates.text + rates.note && (
        <aside className="rates" part="rates">
          <p className="eyebrow">
            <Text>{price_range ? text('rates_range', { range: price_range }) : text('rates')}</Text>
          </p>
          {rates.title && (
            <h3 className="subheading">
              <Text>{rates.title}</Text>
            </h3>
          )}
          {rates.text && (
            <p>
              <Text>{rates.text}</Text>
            </p>
          )}
          {rates.note && (
            <p className="rates-note">
              <Text>{rates.note}</Text>
            </p>
          )}
        </aside>
      )}
      <Offers />
      <WorkGallery work={work} />
    </section>
  )
}

function ServiceCard({ service, icon }: { service: Service; icon: IconData }) {
  return (
    <li className="service surface" part="service">
      <Icon data={icon} className="service-icon" />
      <h3 className="service-title subheading">{service.title}</h3>
      {service.description && (
        <p className="service-text">
          <Text>{service.description}</Text>
        </p>
      )}
      {service.features && (
        <ul className="service-features">
          {service.features.map((feature) => (
            <li key={feature}>
              <Icon data={checkIcon} />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
