import type { ComponentProps } from 'react'
import { ElectricianSite } from '../../src/tags/electrician-site/electrician-site.tsx'
import { show } from './shown.tsx'
import { aStoreWith } from './stores.ts'

type SiteProps = Partial<ComponentProps<typeof ElectricianSite>>

/** The website of Marta Volt at an address, with a store that has nothing on its contents. */
export function showSite(address = '/', props: SiteProps = {}) {
  history.replaceState(null, '', address)
  return show(
    <ElectricianSite
      client={aStoreWith({}).client}
      businessName="Volt & Sons"
      ownerName="Marta Volt"
      phone="(555) 010-0199"
      email="hello@volt.example"
      basePath="/"
      routing="history"
      quoteFormat="json"
      json={null}
      {...props}
    />,
  )
}
