import { type RefObject, useEffect, useRef, useState } from 'react'

interface ImageFailure {
  /** Whether the image failed to load. */
  hasFailed: boolean
  /** How often the image failed to load, for an image that is tried again in another size. */
  failures: number
  /** The ref for the `<img>`. */
  ref: RefObject<HTMLImageElement | null>
  /** The error handler for the `<img>`. */
  onError: () => void
}

/** Detects whether the image at `src` failed to load. Another `key` makes the component load it again. */
export function useImageFailure(src: string | null | undefined): ImageFailure {
  const [failed, setFailed] = useState({ src, count: 0 })
  const failures = failed.src === src ? failed.count : 0
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = ref.current
    // A prerendered image may have failed before hydration. Setting `src` again repeats the error event. This
    // is harmless for images whose width is 0 for another reason, such as an SVG without a size or a lazy
    // image.
    if (image?.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? ''
  }, [])
  return { hasFailed: failures > 0, failures, ref, onError: () => setFailed({ src, count: failures + 1 }) }
}
