import type { ComponentProps } from 'react'
import { ElectricianSite } from '../../src/elements/electrician-site/electrician-site.tsx'
import { aBusiness } from './factories.ts'
import { renderComponent } from './render-component.tsx'
import { aStoreWith } from './stores.ts'

type SiteProps = Partial<ComponentProps<typeof ElectricianSite>>

/** Renders the example website at a path, with a store that has no products. */
export function renderSite(path = '/', props: SiteProps = {}) {
  history.replaceState(null, '', path)
  return renderComponent(
    <ElectricianSite
      client={aStoreWith({}).client}
      business={aBusiness()}
      basePath="/"
      routing="history"
      quoteFormat="json"
      {...props}
    />,
  )
}
