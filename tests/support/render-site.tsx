import type { ComponentProps } from 'react'
import { ElectricianSite } from '../../src/elements/electrician-site/electrician-site.tsx'
import { loadAllScreens } from '../../src/elements/electrician-site/screens.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aBusiness } from './factories.ts'
import { renderComponent, type Surroundings } from './render-component.tsx'
import { aStoreWith } from './stores.ts'

await loadAllScreens()

type SiteOptions = Partial<ComponentProps<typeof ElectricianSite>> & Surroundings

/** Renders the example website at a path, with a store that has no products. */
export function renderSite(path = '/', options: SiteOptions = {}) {
  const { client = aStoreWith({}).client, business = aBusiness(), locale = ENGLISH, ...props } = options
  history.replaceState(null, '', path)
  return renderComponent(<ElectricianSite basePath="/" routing="history" quoteFormat="json" {...props} />, {
    client,
    business,
    locale,
  })
}
