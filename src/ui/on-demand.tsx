import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

interface OnDemandProps {
  /** Shown while the component loads. */
  placeholder: ReactNode
  /** A lazy component, which React loads when it is first rendered. */
  children: ReactNode
}

const ignoreChanges = () => () => undefined

/** Shows a placeholder until a lazily loaded component is ready. Used only in the ES module build. */
export function OnDemand({ placeholder, children }: OnDemandProps) {
  const isHydrating = useSyncExternalStore(
    ignoreChanges,
    () => false,
    () => true,
  )
  const [isPrerendered] = useState(isHydrating)
  // Without a fallback, React keeps the prerendered content on the page until the component has loaded.
  return isPrerendered ? children : <Suspense fallback={placeholder}>{children}</Suspense>
}
