import { renderToString } from 'react-dom/server'
import type { PagePartProps } from '../../src/elements/electrician-site/page-part.tsx'
import { usePartProviders } from '../../src/elements/electrician-site/part-providers.tsx'

/**
 * Replaces the component `PagePart` while prerendering. Renders the part as a root of its own, because the browser
 * hydrates it separately.
 */
export function PagePart({ name, load: _, as, isStatic, children, ...attributes }: PagePartProps) {
  const Container = (as ?? 'div') as 'svg'
  const providers = usePartProviders()
  const html = renderToString(providers(children), { identifierPrefix: name })
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
    <Container {...attributes} data-part={name} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
