import { Building2, Check, ClipboardCheck, Clock, House, type LucideIcon, Siren, Wrench } from 'lucide-react'
import type { Service } from '../../business/business.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { Heading } from '../../ui/heading.tsx'
import { Text } from '../../ui/text.tsx'
import { WorkGallery } from './work-gallery.tsx'

/**
 * The icons of the services, in order. They repeat if there are more services than icons. A business without emergency
 * service has no siren.
 */
const ICONS: readonly LucideIcon[] = [House, Building2, Siren, Wrench, ClipboardCheck, Clock]

/** The services of the business, a rates card and pictures of finished jobs. Makes no requests to the store. */
export function ServiceList() {
  const { services, rates, price_range, work, emergency } = useBusiness()
  const icons = ICONS.filter((icon) => emergency || icon !== Siren)
  return (
    <section className="services">
      <Heading level={2}>Our Services</Heading>
      <ul className="service-grid">
        {services.map((service, index) => (
          <ServiceCard key={service.title} service={service} icon={icons[index % icons.length] ?? Check} />
        ))}
      </ul>
      {rates.title + rates.text + rates.note && (
        <aside className="rates" part="rates">
          <p className="eyebrow">
            <Text>{`Professional Rates${price_range ? ` · ${price_range}` : ''}`}</Text>
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
      <WorkGallery work={work} />
    </section>
  )
}

function ServiceCard({ service, icon: Icon }: { service: Service; icon: LucideIcon }) {
  return (
    <li className="service surface" part="service">
      <Icon className="service-icon" />
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
              <Check />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
