import { useEffect, useRef } from 'react'
import { addressText } from '../../business/address.ts'
import type { Business } from '../../business/business.ts'
import { emailLink } from '../../business/links.ts'
import { regularLines } from '../../business/week-lines.ts'
import { websiteTexts } from '../../texts/en/website.ts'
import { useBusiness, useLocale, useTexts } from '../../ui/element-context.tsx'
import { insertElements } from '../../ui/insert-elements.tsx'
import { Link } from '../../ui/link.tsx'
import { LtrText } from '../../ui/ltr-text.tsx'
import { Text } from '../../ui/text.tsx'
import { usePhoneLink } from '../../ui/use-phone-link.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import footer from './footer.css?inline'
import { LanguageList, type LanguageListProps } from './language-list.tsx'
import { Logo } from './logo.tsx'

/** The content of the footer: description, services, contact details, hours and links. */
export const Footer = withStyles([footer], SiteFooter)

function SiteFooter({ languages, route, routing }: LanguageListProps) {
  const text = useTexts(websiteTexts)
  const business = useBusiness()
  const { hours, services, license_number, founded, links } = business
  const notes = [
    business.trade.credential,
    license_number && text('license_number', { number: license_number }),
    founded && text('founded', { year: founded }),
  ].flatMap((note) => note || [])
  const copyright = text('copyright', {
    year: '{year}',
    name: business.name,
    notes: notes.reduceRight((more, note) => (more ? text('footer_notes', { note, more }) : note), ''),
    // The name may end with a period, such as “e.K.”.
  }).replace(/\.(\u2069?)\./, '.$1')
  return (
    <>
      <div className="site-footer-grid">
        <div className="footer-block">
          <p className="logo">
            <Logo />
            <span>
              <Text>{business.name}</Text>
            </span>
          </p>
          {business.blurb && (
            <p>
              <Text>{business.blurb}</Text>
            </p>
          )}
          <Links links={business.social.map(({ title, url }) => [title, url])} opensTab />
        </div>
        {services.length > 0 && (
          <div className="footer-block">
            <h2 className="footer-title">{text('footer_services')}</h2>
            <ul>
              {services.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </div>
        )}
        <ContactBlock />
        <HoursBlock hours={hours} />
      </div>
      <div className="footer-end">
        <p>
          <span key={copyright}>{insertElements(copyright, { year: <CurrentYear /> })}</span>
        </p>
        <Links
          links={[
            [text('privacy'), links.privacy],
            [text('terms'), links.terms],
            [text('imprint'), links.imprint],
          ]}
        />
        <LanguageList languages={languages} route={route} routing={routing} />
      </div>
    </>
  )
}

/** The regular and emergency hours. Renders nothing if no hours are known. */
function HoursBlock({ hours: { week, emergency, note } }: Pick<Business, 'hours'>) {
  const text = useTexts(websiteTexts)
  const regular = regularLines(week ?? [], useLocale())
  if (regular.length === 0 && !emergency && !note) return null
  return (
    <div className="footer-block">
      <h2 className="footer-title">{text('footer_hours')}</h2>
      <dl className="footer-hours">
        {regular.map(({ days, hours }, index) => (
          <div key={days}>
            <dt>{index === 0 ? text('footer_regular', { days }) : days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
        {emergency && (
          <div>
            <dt>{text('footer_emergency')}</dt>
            <dd>
              <Text>{emergency}</Text>
            </dd>
          </div>
        )}
      </dl>
      {note && (
        <p>
          <Text>{note}</Text>
        </p>
      )}
    </div>
  )
}

/** The current year. A page that was prerendered last year shows that year until it is hydrated. */
function CurrentYear() {
  const year = String(new Date().getFullYear())
  const span = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = span.current
    // React does not change prerendered text during hydration.
    if (element && element.textContent !== year) element.textContent = year
  }, [year])
  return (
    <span ref={span} suppressHydrationWarning>
      {year}
    </span>
  )
}

/** The contact details. Renders nothing if there are none. */
function ContactBlock() {
  const text = useTexts(websiteTexts)
  const { phone, email, address, service_area, emergency } = useBusiness()
  const dial = usePhoneLink(phone)
  const mail = emailLink(email)
  if (!phone && !mail && !address && !service_area) return null
  return (
    <div className="footer-block">
      <h2 className="footer-title">{text('footer_contact')}</h2>
      <ul>
        {phone && (
          <li>
            {insertElements(emergency ? text('footer_phone', { phone: '{phone}' }) : '{phone}', {
              phone: dial ? (
                <a data-contact="phone" href={dial}>
                  <LtrText text={phone} />
                </a>
              ) : (
                <LtrText text={phone} />
              ),
            })}
          </li>
        )}
        {mail && (
          <li>
            <a data-contact="email" href={mail}>
              <LtrText text={email} />
            </a>
          </li>
        )}
        {address && <li>{addressText(address)}</li>}
        {service_area && (
          <li>
            <Text>{service_area}</Text>
          </li>
        )}
      </ul>
    </div>
  )
}

interface LinksProps {
  /** The label and the URL of each link. */
  links: readonly (readonly [label: string, url: string | undefined])[]
  /** Whether the links open in a new tab. */
  opensTab?: boolean
}

/** A list of the links that have a URL. Renders nothing if there are none. */
function Links({ links, opensTab = false }: LinksProps) {
  const found = links.filter(([, url]) => url)
  if (found.length === 0) return null
  return (
    <ul className="footer-links">
      {found.map(([label, url = '']) => (
        <li key={label}>
          <Link kind="page" href={url} {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
