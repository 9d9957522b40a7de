import { useState } from 'react'

interface ImageFailure {
  /** Whether the image failed to load. */
  hasFailed: boolean
  /** How often the image failed to load, for an image that is tried again in another size. */
  failures: number
  /** The error handler for the `<img>`. */
  onError: () => void
}

/** Detects whether the image at `src` failed to load. Another `key` makes the component load it again. */
export function useImageFailure(src: string | null | undefined): ImageFailure {
  const [failed, setFailed] = useState({ src, count: 0 })
  const failures = failed.src === src ? failed.count : 0
  return { hasFailed: failures > 0, failures, onError: () => setFailed({ src, count: failures + 1 }) }
}
