import type { Business } from '../../business/business.ts'
import { emailLink, phoneLink } from '../../business/links.ts'
import { Bolt } from '../../ui/bolt.tsx'
import { LeftToRight } from '../../ui/left-to-right.tsx'

/** The business in short, on every screen. */
export function Footer({ business }: { business: Business }) {
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
                  <LeftToRight text={business.phone} />
                </a>{' '}
                (Emergency &amp; Regular)
              </li>
            )}
            {mail && (
              <li>
                <a href={mail}>
                  <LeftToRight text={business.email} />
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
      {/* A prerendered page may be older than the year. */}
      <p className="copyright" suppressHydrationWarning>
        © {new Date().getFullYear()} {business.name}. Licensed &amp; Insured Professional Electrician
      </p>
    </footer>
  )
}
