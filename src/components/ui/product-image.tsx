import { useState } from 'react'

interface ProductImageProps {
  /** null shows the placeholder. */
  src: string | null
  alt: string
  /** `eager` for the picture a visitor came to see; everything else waits until it comes near the screen. */
  loading?: 'lazy' | 'eager'
}

/** A square product picture whose place is kept before it arrives, and filled by "No Image" when there is none or it fails. */
export function ProductImage({ src, alt, loading = 'lazy' }: ProductImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) {
    return (
      <span className="picture" data-missing="">
        No Image
      </span>
    )
  }
  return (
    <span className="picture">
      <img
        key={src}
        src={src}
        alt={alt}
        width={800}
        height={800}
        loading={loading}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </span>
  )
}
