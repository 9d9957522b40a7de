import { hasServices } from '../../business/has-services.ts'
import type { Route, Section } from '../../navigation/routes.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { Link } from '../../ui/link.tsx'
import { useHasStore } from '../../ui/store-settings-context.ts'
import { useWebsite } from '../../ui/website-context.ts'

interface SiteLinksProps {
  /** The current screen. */
  route: Route
  /** The current section of the home screen. */
  section: Section | null
}

const LINKS = [
  { path: '/store', label: 'Store' },
  { path: '/#services', label: 'Services' },
  { path: '/#about', label: 'About' },
  { path: '/#contact', label: 'Contact' },
]

/** The website's main links, for the header and the menu. */
export function SiteLinks({ route, section }: SiteLinksProps) {
  const business = useBusiness()
  const hasStore = useHasStore()
  const router = useWebsite()?.router
  if (!router) return null
  const current = route.screen === 'home' ? `/#${section}` : `/${route.screen}`
  return (
    <>
      {LINKS.filter(
        ({ path }) => (path !== '/#services' || hasServices(business)) && (path !== '/store' || hasStore),
      ).map(({ path, label }) => (
        <Link
          key={path}
          className="site-link"
          href={router.href(path)}
          aria-current={path === current ? (path.includes('#') ? 'location' : 'page') : undefined}
        >
          {label}
        </Link>
      ))}
      <Link className="button book-link" href={business.links.booking ?? router.href('/#contact')}>
        Book Now
      </Link>
    </>
  )
}
