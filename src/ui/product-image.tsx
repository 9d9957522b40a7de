import { ImageOff } from 'lucide-react'
import { useImageFailure } from './use-image-failure.ts'

interface ProductImageProps {
  /** null shows the placeholder. */
  src: string | null
  alt: string
  /** A picture the visitor came to see, which goes before others; everything else waits until it comes near the screen. */
  isFirst?: boolean
  /** Too small for the placeholder's words: it shows an icon, and the words go to screen readers alone. */
  isSmall?: boolean
}

/** A square product picture whose place is kept before it arrives, and filled by "No Image" when there is none or it fails. */
export function ProductImage({ src, alt, isFirst = false, isSmall = false }: ProductImageProps) {
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
        fetchPriority={isFirst ? 'high' : 'auto'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
        referrerPolicy="no-referrer"
      />
    </span>
  )
}
