import { hasServices } from '../../business/has-services.ts'
import type { Route, Section } from '../../navigation/routes.ts'
import { websiteTexts } from '../../texts/en/website.ts'
import { useBusiness, useHasStore, useTexts } from '../../ui/element-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useWebsite } from '../../ui/website-context.ts'

interface SiteLinksProps {
  /** The current screen. */
  route: Route
  /** The current section of the home screen. */
  section: Section | null
}

const LINKS = [
  { path: '/store', label: 'menu_store' },
  { path: '/#services', label: 'menu_services' },
  { path: '/#about', label: 'menu_about' },
  { path: '/#contact', label: 'menu_contact' },
] as const

/** The website's main links, for the header and the menu. */
export function SiteLinks({ route, section }: SiteLinksProps) {
  const text = useTexts(websiteTexts)
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
          kind={path === '/store' ? 'store' : 'section'}
          href={router.href(path)}
          aria-current={path === current ? (path.includes('#') ? 'location' : 'page') : undefined}
        >
          {text(label)}
        </Link>
      ))}
      <Link
        className="button book-link"
        kind={business.links.booking ? undefined : 'section'}
        data-contact={business.links.booking ? 'booking' : undefined}
        href={business.links.booking ?? router.href('/#contact')}
      >
        {text('book_now')}
      </Link>
    </>
  )
}
