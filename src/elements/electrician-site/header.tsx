import { __iconData as menuIcon } from 'lucide-react/icons/menu'
import { __iconData as phoneIcon } from 'lucide-react/icons/phone'
import { useEffect, useState } from 'react'
import type { Route, Section } from '../../navigation/routes.ts'
import { websiteTexts } from '../../texts/en/website.ts'
import { useBusiness, useHasStore, useTexts } from '../../ui/element-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LtrText } from '../../ui/ltr-text.tsx'
import { Text } from '../../ui/text.tsx'
import { usePhoneLink } from '../../ui/use-phone-link.ts'
import { useWebsite } from '../../ui/website-context.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { CartButton } from '../cart-button/cart-button.tsx'
import header from './header.css?inline'
import { Logo } from './logo.tsx'
import menu from './menu.css?inline'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteLinks } from './site-links.tsx'

/** The scroll distance after which the header gets a solid background. */
const SOLID_AFTER_PX = 10
/** The maximum length of a business name in the normal font size. Longer names use a smaller font. */
const LONG_NAME_LENGTH = 20
/** The maximum length of a phone number in narrow windows. Longer numbers are hidden there. */
const LONG_PHONE_LENGTH = 18

interface HeaderProps {
  /** The current screen. */
  route: Route
  /** The current section of the home screen. */
  section: Section | null
}

/** The header: logo, links, phone number and cart button. On small screens, a menu contains the links. */
export const Header = withStyles([header, menu], SiteHeader)

function SiteHeader({ route, section }: HeaderProps) {
  const text = useTexts(websiteTexts)
  const business = useBusiness()
  const hasStore = useHasStore()
  const isSolid = useScrolledPast(SOLID_AFTER_PX)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const website = useWebsite()
  const dial = usePhoneLink(business.phone)
  const number = business.phone && (
    <span className="call-number" data-long={business.phone.length > LONG_PHONE_LENGTH}>
      <LtrText text={business.phone} />
    </span>
  )
  const links = <SiteLinks route={route} section={section} />
  return (
    <header className="site-header" data-solid={isSolid}>
      <div className="site-header-row">
        <Link className="logo" kind="home" href={website?.router.href('/') ?? '/'}>
          <Logo />
          <span data-long={business.name.length > LONG_NAME_LENGTH}>
            <Text>{business.name}</Text>
          </span>
        </Link>
        <nav className="site-nav" aria-label={text('main_links')}>
          {links}
        </nav>
        {dial ? (
          <a className="call-button" data-contact="phone" href={dial}>
            <Icon data={phoneIcon} />
            {number}
            <span className="visually-hidden">{text('call_now')}</span>
          </a>
        ) : (
          number
        )}
        {hasStore && <CartButton />}
        <button
          type="button"
          className="icon-button menu-toggle"
          aria-label={text('open_menu')}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Icon data={menuIcon} />
        </button>
      </div>
      <MobileMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} phone={business.phone}>
        {links}
      </MobileMenu>
    </header>
  )
}

function useScrolledPast(limit_px: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > limit_px)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [limit_px])
  return isPast
}
