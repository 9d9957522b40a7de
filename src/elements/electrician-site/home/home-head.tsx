import { useMemo } from 'react'
import { absoluteUrl, usePageHead } from '#page-head'
import { businessStructuredData } from '../../../business/business-structured-data.ts'
import { websiteTexts } from '../../../texts/en/website.ts'
import { useBusiness, useLocale, useTexts } from '../../../ui/element-context.tsx'
import { useWebsite } from '../../../ui/website-context.ts'

/** Sets the title, the description and the structured data of the page while the home screen is shown. */
export function HomeHead() {
  const text = useTexts(websiteTexts)
  const locale = useLocale()
  const business = useBusiness()
  const { name } = business
  const title = business.trade.page_title
  const url = absoluteUrl(useWebsite()?.router.href('/') ?? '/')
  const data = useMemo(() => [businessStructuredData(business, url, locale)], [business, url, locale])
  usePageHead({
    title: title ? text('home_page_title', { name, title }) : name,
    description: business.description,
    canonical: url,
    image: business.owner_photo && absoluteUrl(business.owner_photo),
    data,
  })
  return null
}
