import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { usePageHead } from '../../ui/use-page-head.ts'

interface ProductStatusProps {
  /** The level of the heading. */
  headingLevel: HeadingLevel
  /** Whether loading has failed. Otherwise the product is still loading. */
  isFailed?: boolean
}

/** The heading and page head of a product screen while its product is loading or has failed to load. */
export function ProductStatus({ headingLevel, isFailed = false }: ProductStatusProps) {
  const title = isFailed ? 'Product unavailable' : 'Product'
  usePageHead({
    title: `${title} - Our Store`,
    description: isFailed
      ? 'This product could not be loaded.'
      : 'Pictures, price and availability of this product.',
    canonical: null,
    isNoIndex: isFailed,
  })
  return (
    <Heading level={headingLevel} className={isFailed ? 'heading' : 'visually-hidden'}>
      {title}
    </Heading>
  )
}
