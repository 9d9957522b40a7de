import { ImageOff } from 'lucide-react'
import { useImageFailure } from './use-image-failure.ts'

interface ProductImageProps {
  /** URL of the image. Null renders the placeholder. */
  src: string | null
  /** Alternative text for screen readers. */
  alt: string
  /** Whether to load the image with high priority. Other images load lazily. */
  isPriority?: boolean
  /** Whether the placeholder shows an icon because its text would not fit. Screen readers still read the text. */
  isSmall?: boolean
}

/** A square product image, or a "No Image" placeholder if there is no image or it failed to load. */
export function ProductImage({ src, alt, isPriority = false, isSmall = false }: ProductImageProps) {
  const { hasFailed, ref, onError } = useImageFailure(src)
  if (!src || hasFailed) {
    return (
      <span className="picture" data-missing="">
        {isSmall && <ImageOff />}
        {isSmall ? <span className="visually-hidden">No Image</span> : 'No Image'}
      </span>
    )
  }
  return (
    <span className="picture">
      <img
        key={src}
        ref={ref}
        src={src}
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
