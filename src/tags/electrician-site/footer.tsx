import type { Business } from '../../business/business.ts'
import { emailLink, phoneLink } from '../../business/links.ts'
import { Bolt } from '../../ui/bolt.tsx'
import { LtrText } from '../../ui/ltr-text.tsx'

interface FooterProps {
  /** The business facts. */
  business: Business
}

/** The footer of every screen: description, services, contact details and hours. */
export function Footer({ business }: FooterProps) {
  const { hours, services } = business
  const dial = phoneLink(business.phone)
  const mail = emailLink(business.email)
  return (
    <footer className="site-footer">
      <div className="site-footer-grid">
        <div className="footer-block">
          <p className="logo">
            <Bolt />
            <span>{business.name}</span>
          </p>
          <p>{business.blurb}</p>
        </div>
        <div className="footer-block">
          <h2 className="footer-title">Services</h2>
          <ul>
            {services.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
        <div className="footer-block">
          <h2 className="footer-title">Contact</h2>
          <ul>
            {dial && (
              <li>
                <a href={dial}>
                  <LtrText text={business.phone} />
                </a>{' '}
                (Emergency &amp; Regular)
              </li>
            )}
            {mail && (
              <li>
                <a href={mail}>
                  <LtrText text={business.email} />
                </a>
              </li>
            )}
            <li>{business.service_area}</li>
          </ul>
        </div>
        <div className="footer-block">
          <h2 className="footer-title">Hours</h2>
          <dl className="footer-hours">
            {hours.regular.map(({ title, text }, index) => (
              <div key={title}>
                <dt>{index === 0 ? `Regular Service ${title}` : title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            <div>
              <dt>Emergency</dt>
              <dd>{hours.emergency}</dd>
            </div>
          </dl>
          <p>{hours.note}</p>
        </div>
      </div>
      {/* A page that was prerendered last year shows last year's date until hydration. */}
      <p className="copyright" suppressHydrationWarning>
        © {new Date().getFullYear()} {business.name}. Licensed &amp; Insured Professional Electrician
      </p>
    </footer>
  )
}
