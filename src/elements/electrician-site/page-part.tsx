import { type ReactNode, type SVGAttributes, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pageGlobal } from '../../navigation/page-global.ts'
import { useBusiness } from '../../ui/business-context.ts'
import { useLocale } from '../../ui/locale-context.ts'
import { usePrerenderedPart } from '../../ui/prerendered-parts.ts'
import { hydrateWhenNeeded, type PartRoot } from './hydrate-when-needed.tsx'
import { usePartProviders } from './part-providers.tsx'

export interface PagePartProps extends SVGAttributes<Element> {
  /** Identifies the part in the prerendered markup. */
  name: string
  /** Loads the component that `children` contains. Returns undefined if it has been loaded. */
  load: () => Promise<unknown> | undefined
  /** The element that contains the part. The part's own component must not render this element. */
  as?: 'div' | 'footer' | 'svg'
  /** Whether the part only changes with the business facts and the language, so that it is not hydrated before. */
  isStatic?: boolean
  children: ReactNode
}

/**
 * A part of the website that starts below the viewport. On a prerendered page, it is a root of its own: its markup stays
 * as it is until the visitor needs the part, and only then is its module loaded. On other pages, the part is rendered
 * with the rest.
 *
 * While prerendering, `build/site/page-part.tsx` replaces this component.
 */
export function PagePart({ name, load, as, isStatic = false, children, ...attributes }: PagePartProps) {
  // Typed as `svg`, because all of these elements accept the same attributes here.
  const Container = (as ?? 'div') as 'svg'
  const prerendered = usePrerenderedPart(name)
  const providers = usePartProviders()
  const business = useBusiness()
  const locale = useLocale()
  const container = useRef<SVGSVGElement>(null)
  const root = useRef<PartRoot | null>(null)
  const content = providers(children)
  // The markup must be hydrated with what it was rendered with.
  const [first] = useState({ content, business, locale })

  useLayoutEffect(() => {
    // If the markup around the part was changed, React has replaced the part's container by an empty one.
    if (prerendered && prerendered !== container.current)
      container.current?.replaceChildren(...prerendered.childNodes)
  }, [prerendered])

  useEffect(() => {
    if (!prerendered || !container.current) return
    root.current = hydrateWhenNeeded(container.current, {
      name,
      load,
      isStatic,
      content: first.content,
    })
    return () => root.current?.unmount()
  }, [prerendered, name, load, isStatic, first])

  useEffect(() => root.current?.update(content), [content])

  useEffect(() => {
    if (business !== first.business || locale !== first.locale) root.current?.hydrate()
  }, [business, locale, first])

  if (!prerendered) return <Container {...attributes}>{children}</Container>
  return (
    <Container
      {...attributes}
      ref={container}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: contains no HTML
      dangerouslySetInnerHTML={KEEP_MARKUP}
    />
  )
}

const trustedTypes = pageGlobal('trustedTypes') as { emptyHTML: string } | undefined

/**
 * Makes React and Preact keep the markup in an element that they hydrate. If they create the element, a page with
 * Trusted Types accepts only the browser's own empty HTML.
 */
const KEEP_MARKUP = { __html: trustedTypes?.emptyHTML ?? '' }
