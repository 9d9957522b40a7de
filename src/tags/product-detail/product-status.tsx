import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { usePageHead } from '../../ui/page-head.ts'

interface ProductStatusProps {
  headingLevel: HeadingLevel
  /** Whether the product could not be loaded; otherwise it is still loading. */
  isFailed?: boolean
}

/** The heading and the page's head of a product screen that has no product to show. */
export function ProductStatus({ headingLevel, isFailed = false }: ProductStatusProps) {
  const title = isFailed ? 'Product unavailable' : 'Product'
  usePageHead({
    title: `${title} - Our Store`,
    description: isFailed
      ? 'This product could not be loaded.'
      : 'Pictures, price and availability of this product.',
    canonical: null,
    isUnlisted: isFailed,
  })
  return (
    <Heading level={headingLevel} className={isFailed ? 'heading' : 'visually-hidden'}>
      {title}
    </Heading>
  )
}
