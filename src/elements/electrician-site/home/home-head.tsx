import { useMemo } from 'react'
import { absoluteUrl, usePageHead } from '#page-head'
import { businessStructuredData } from '../../../business/business-structured-data.ts'
import { useBusiness } from '../../../ui/business-context.ts'
import { useWebsite } from '../../../ui/website-context.ts'

/** Sets the title, the description and the structured data of the page while the home screen is shown. */
export function HomeHead() {
  const business = useBusiness()
  const url = absoluteUrl(useWebsite()?.router.href('/') ?? '/')
  const data = useMemo(() => [businessStructuredData(business, url)], [business, url])
  usePageHead({
    title: [business.name, business.trade.page_title].filter(Boolean).join(' - '),
    description: business.description,
    canonical: url,
    image: business.owner_photo && absoluteUrl(business.owner_photo),
    data,
  })
  return null
}
