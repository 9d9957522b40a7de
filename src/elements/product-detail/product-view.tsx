import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { RichText } from '#rich-text'
import { takeWanted } from '../../cart/wanted-product.ts'
import type { Product, Variant } from '../../catalog/product.ts'
import { orderKind } from '../../catalog/product-choices.ts'
import { productPrice } from '../../catalog/product-price.ts'
import { relatedGroup } from '../../catalog/related-group.ts'
import { storeTexts } from '../../texts/en/store.ts'
import { useEmit, useLocale, useStoreSettings, useTexts } from '../../ui/element-context.tsx'
import { Heading, type HeadingLevel } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { priceContent } from '../../ui/price.tsx'
import { tidyTexts } from '../../ui/tidy-html.ts'
import { useWhenNear } from '../../ui/use-when-near.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Carousel } from './carousel.tsx'
import { ProductHead } from './product-status.tsx'
import { StyleChoice } from './style-choice.tsx'
import { useCustomFields } from './use-custom-fields.ts'
import { useVariant } from './use-variant.ts'

/** The product's custom fields. Most products have none. */
export const CustomFieldInputs = lazyPart(
  async () => (await import('./custom-field-inputs.tsx')).CustomFieldInputs,
)

/** Booking, donating or asking for a subscription. */
export const DirectOrder = lazyPart(async () => (await import('./direct-order/direct-order.tsx')).DirectOrder)

const RelatedProducts = lazyPart(
  async () => (await import('./related-products/related-products.tsx')).RelatedProducts,
  null,
)

interface ProductViewProps {
  /** The product to show. */
  product: Product
  /** Whether the stock could not be loaded. */
  isStockFailed: boolean
  /** Checks the stock again. */
  onRetryStock: () => void
  /** The level of the product's heading. */
  headingLevel: HeadingLevel
  /** The URL pattern for related products; undefined to show no related products. */
  relatedUrl: string | undefined
}

/** A loaded product: pictures, title, price, style selector, "Add to Cart" and description. */
export function ProductView({
  product,
  isStockFailed,
  onRetryStock,
  headingLevel,
  relatedUrl,
}: ProductViewProps) {
  const locale = useLocale()
  const text = useTexts(storeTexts)
  const settings = useStoreSettings()
  const { variant, hasReadUrl, selectVariant } = useVariant(product)
  const pictures = picturesOf(product)
  // The picture that was shown last while a variant was selected. A variant that the URL selects shows its
  // own picture.
  const [last, setLast] = useState({ variantId: product.variants[0]?.id, index: 0 })
  const pictureIndex = last.variantId === variant?.id ? last.index : indexOfPicture(variant)

  function indexOfPicture(selected: Variant | undefined): number {
    const index = pictures.indexOf(selected?.image_url ?? '')
    return index === -1 ? last.index : index
  }

  function selectStyle(selected: Variant): void {
    setLast({ variantId: selected.id, index: indexOfPicture(selected) })
    selectVariant(selected)
  }

  const emit = useEmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports the product once, not after stock checks
  useEffect(() => {
    if (hasReadUrl) emit('product-view', { product, variant })
  }, [hasReadUrl])
  const custom = useCustomFields(product)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks for the missing field once
  useEffect(() => {
    if (takeWanted(product.id)) custom.validate()
  }, [])
  const InfoTitle = headingLevel === 1 ? 'h2' : 'h3'
  const end = useRef<HTMLDivElement>(null)
  const [isEndNear, setEndNear] = useState(false)
  const showEnd = useCallback(() => setEndNear(true), [])
  useWhenNear(end, isEndNear ? null : showEnd)
  const group = relatedGroup(product, locale)
  const { description: html, additional_info: sections } = product
  const [description, ...infos] = useMemo(
    () => tidyTexts([html ?? '', ...sections.map((section) => section.description)]),
    [html, sections],
  )

  return (
    <>
      <ProductHead product={product} />
      <article className="product">
        <div className="product-gallery" part="gallery">
          {product.ribbon_text && (
            <span key={product.ribbon_text} className="ribbon" title={product.ribbon_text}>
              {product.ribbon_text}
            </span>
          )}
          <Carousel
            pictures={pictures}
            // A reloaded product may have fewer pictures.
            index={pictures[pictureIndex] ? pictureIndex : 0}
            onIndex={(index) => setLast({ variantId: variant?.id, index })}
            title={product.title}
          />
        </div>
        <div className="product-purchase">
          <Heading level={headingLevel}>
            <bdi>{product.title}</bdi>
          </Heading>
          {product.subtitle && (
            <p className="product-subtitle">
              <bdi>{product.subtitle}</bdi>
            </p>
          )}
          <p className="product-price">{priceContent(productPrice(product, variant, locale), text)}</p>
          {product.variants.length > 1 && variant && (
            <StyleChoice product={product} chosen={variant} onChoose={selectStyle} />
          )}
          {orderKind(product) === 'cart' ? (
            <>
              {custom.fields.length > 0 && <CustomFieldInputs custom={custom} problem="field_missing" />}
              <AddToCart
                product={product}
                variant={variant}
                settings={settings}
                isStockFailed={isStockFailed}
                onRetryStock={onRetryStock}
                custom={custom}
              />
            </>
          ) : (
            <DirectOrder product={product} variant={variant} custom={custom} />
          )}
        </div>
        <div className="product-text">
          {description?.html && <RichText text={description} />}
          {product.additional_info.map(
            ({ id, title }, index) =>
              infos[index]?.html && (
                <section key={id} className="product-info">
                  <InfoTitle className="product-info-title">
                    <bdi>{title}</bdi>
                  </InfoTitle>
                  <RichText text={infos[index]} />
                </section>
              ),
          )}
        </div>
      </article>
      {relatedUrl && group && (
        <div ref={end}>
          {isEndNear && (
            <RelatedProducts
              product={product}
              group={group}
              productUrl={relatedUrl}
              headingLevel={headingLevel === 1 ? 2 : 3}
            />
          )}
        </div>
      )}
    </>
  )
}

function picturesOf(product: Product): string[] {
  if (product.images.length > 0) return [...new Set(product.images.map(({ url }) => url))]
  return product.image ? [product.image] : []
}
