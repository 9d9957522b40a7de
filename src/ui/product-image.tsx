import { srcSetOf } from '../catalog/resized-image.ts'
import { storeTexts } from '../texts/en/store.ts'
import { useTexts } from './element-context.tsx'
import { Icon, type IconData } from './icon.tsx'
import { useImageFailure } from './use-image-failure.ts'

interface ProductImageProps {
  /** URL of the image. Null renders the placeholder. */
  src: string | null
  /** Alternative text for screen readers. */
  alt: string
  /** The image's width on the page, as in `sizes`. Browsers that can measure lazy images ignore it. */
  sizes?: string
  /** Whether to load the image with high priority. Other images load lazily. */
  isPriority?: boolean
  /** The icon that a small image's placeholder shows instead of its text. Screen readers read the text. */
  missingIcon?: IconData
  /** Whether visitors can zoom the image. If so, larger versions are offered to the browser. */
  isZoomable?: boolean
}

/** The `sizes` attribute of small images. The widest small image is in a cart line. */
const SMALL_IMAGE = '84px'

/** A square product image, or a "No Image" placeholder if there is no image or it failed to load. */
export function ProductImage(props: ProductImageProps) {
  const { src, alt, isPriority = false, missingIcon, isZoomable, sizes = SMALL_IMAGE } = props
  const text = useTexts(storeTexts)
  const srcSet = src ? srcSetOf(src, isZoomable) : undefined
  const { failures, onError } = useImageFailure(src)
  // If a resized image fails, the original is shown.
  const isResized = srcSet !== undefined && failures === 0
  if (!src || failures > (srcSet ? 1 : 0)) {
    return (
      <span className="picture" data-missing="">
        {missingIcon && <Icon data={missingIcon} />}
        {missingIcon ? <span className="visually-hidden">{text('no_image')}</span> : text('no_image')}
      </span>
    )
  }
  return (
    <span className="picture">
      <img
        key={isResized ? srcSet : src}
        src={src}
        srcSet={isResized ? srcSet : undefined}
        sizes={isResized ? (isPriority ? sizes : `auto, ${sizes}`) : undefined}
        alt={alt}
        width={800}
        height={800}
        fetchPriority={isPriority ? 'high' : 'auto'}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
        referrerPolicy="no-referrer"
      />
    </span>
  )
}
