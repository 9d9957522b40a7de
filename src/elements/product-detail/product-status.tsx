import { productTexts } from '../../texts/en/product.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWebsite } from '../../ui/website-context.ts'

/** Describes the product, or its loading or failure, to search engines and in the page's title. */
export const ProductHead = lazyPart(async () => (await import('./product-head.tsx')).ProductHead, null)

interface ProductStatusProps {
  /** The level of the heading. */
  headingLevel: HeadingLevel
  /** Whether loading has failed. Otherwise the product is still loading. */
  isFailed?: boolean
}

/** The heading and page head of a product screen while its product is loading or has failed to load. */
export function ProductStatus({ headingLevel, isFailed = false }: ProductStatusProps) {
  const text = useTexts(productTexts)
  const website = useWebsite()
  return (
    <>
      {website?.ownsHead && <ProductHead isFailed={isFailed} />}
      <Heading level={headingLevel} className={isFailed ? 'heading' : 'visually-hidden'}>
        {text(isFailed ? 'product_failed_title' : 'product')}
      </Heading>
    </>
  )
}
