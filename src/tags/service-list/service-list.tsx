import { Building2, Check, ClipboardCheck, Clock, House, type LucideIcon, Siren, Wrench } from 'lucide-react'
import type { Business, Service } from '../../business/business.ts'
import { DEFAULT_BUSINESS } from '../../business/default-business.ts'
import { Heading } from '../../ui/heading.tsx'

interface ServiceListProps {
  /** The services of the business. */
  services?: Business['services']
  /** The text of the rates card. */
  rates?: Business['rates']
}

/** The icons of the services, in order. They repeat if there are more services than icons. */
const ICONS: readonly LucideIcon[] = [House, Building2, Siren, Wrench, ClipboardCheck, Clock]

/** The services of the business and a rates card. Makes no requests to the store. */
export function ServiceList({
  services = DEFAULT_BUSINESS.services,
  rates = DEFAULT_BUSINESS.rates,
}: ServiceListProps) {
  return (
    <section className="services">
      <Heading level={2}>Our Services</Heading>
      <ul className="service-grid">
        {services.map((service, index) => (
          <ServiceCard key={service.title} service={service} icon={ICONS[index % ICONS.length] ?? Check} />
        ))}
      </ul>
      <aside className="rates" part="rates">
        <p className="eyebrow">Professional Rates</p>
        <h3 className="rates-title">{rates.title}</h3>
        <p>{rates.text}</p>
        <p className="rates-note">{rates.note}</p>
      </aside>
    </section>
  )
}

function ServiceCard({ service, icon: Icon }: { service: Service; icon: LucideIcon }) {
  return (
    <li className="service" part="service">
      <Icon className="service-icon" />
      <h3 className="service-title">{service.title}</h3>
      <p className="service-text">{service.description}</p>
      <ul className="service-features">
        {service.features.map((feature) => (
          <li key={feature}>
            <Check />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
