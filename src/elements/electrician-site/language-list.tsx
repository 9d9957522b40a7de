import type { RouterOptions } from '../../navigation/router.ts'
import type { Route } from '../../navigation/routes.ts'
import { websiteTexts } from '../../texts/en/website.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { Link } from '../../ui/link.tsx'
import { languageLinks } from './language-links.ts'

export interface LanguageListProps {
  /** The website's languages and the URLs of their home screens, such as `en:/ de:/de/`. */
  languages?: string | undefined
  /** The current screen. */
  route: Route
  routing: RouterOptions['routing']
}

/** Links to the current screen in the website's languages. Renders nothing if there is only one language. */
export function LanguageList({ languages = '', route, routing }: LanguageListProps) {
  const text = useTexts(websiteTexts)
  const current = useLocale().language
  const links = languageLinks(languages, route, routing)
  if (links.length < 2) return null
  return (
    <nav aria-label={text('languages')}>
      <ul className="footer-links">
        {links.map(({ language, url }) => (
          <li key={language}>
            <Link
              kind="language"
              href={url}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              {nativeName(language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns a language's name in the language itself, such as “Français”. */
function nativeName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
