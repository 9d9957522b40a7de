import { type RefObject, useEffect, useRef, useState } from 'react'

interface ImageFailure {
  hasFailed: boolean
  /** Belongs on the `<img>`, like `onError`. */
  ref: RefObject<HTMLImageElement | null>
  onError: () => void
}

/** Returns whether the picture at `src` failed to load. A changed URL starts over. */
export function useImageFailure(src: string | null | undefined): ImageFailure {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const ref = useRef<HTMLImageElement>(null)
  // So that an address that returns is loaded again.
  if (failedSrc !== null && failedSrc !== src) setFailedSrc(null)
  useEffect(() => {
    const image = ref.current
    // A prerendered picture may have failed before the script listened. Setting its address again repeats the event, and
    // does no harm where a width of 0 means something else: a drawing without a size, or a picture that still loads lazily.
    if (image?.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? ''
  }, [])
  return { hasFailed: failedSrc !== null && failedSrc === src, ref, onError: () => setFailedSrc(src ?? null) }
}
