import { useState } from 'react'

interface ProductImageProps {
  /** null shows the placeholder. */
  src: string | null
  alt: string
  /** A picture the visitor came to see, which goes before others; everything else waits until it comes near the screen. */
  isFirst?: boolean
}

/** A square product picture whose place is kept before it arrives, and filled by "No Image" when there is none or it fails. */
export function ProductImage({ src, alt, isFirst = false }: ProductImageProps) {
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
        fetchPriority={isFirst ? 'high' : 'auto'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
        referrerPolicy="no-referrer"
      />
    </span>
  )
}
