import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentLoader } from './component-loader.ts'
import { Failure } from './failure.tsx'
import { Spinner } from './spinner.tsx'

interface OnDemandProps<Props> {
  /** Loads the component to show. */
  loader: ComponentLoader<Props>
  /** The component's props. */
  props: Props
  /** Shown while the component loads. Default: a spinner. */
  placeholder?: ReactNode
  /** Shown if the component cannot be loaded. Default: an error message with a "Try again" button. */
  failure?: ReactNode
}

const ignoreChanges = () => () => undefined

/** Shows a component that is loaded when it is first rendered. */
export function OnDemand<Props extends object>({
  loader,
  props,
  placeholder = <Spinner label="Loading…" />,
  failure,
}: OnDemandProps<Props>) {
  const isHydrating = useSyncExternalStore(
    ignoreChanges,
    () => false,
    () => true,
  )
  const [status, setStatus] = useState(loader.component() ? 'loaded' : 'loading')
  const load = useCallback(async () => {
    try {
      await loader.load()
      setStatus('loaded')
    } catch {
      setStatus('failed')
    }
  }, [loader])
  useEffect(() => void load(), [load])
  const Component = loader.component()
  if (Component) return <Component {...props} />
  // Suspends hydration: React keeps the prerendered content until the promise resolves. `<Suspense>` cannot do this,
  // because the content was prerendered without it.
  if (isHydrating) throw loader.loadPersistently()
  if (status !== 'failed') return placeholder
  if (failure !== undefined) return failure
  return (
    <Failure
      message="This part of the page could not be loaded. Check your connection or reload the page."
      onRetry={() => {
        setStatus('loading')
        void load()
      }}
    />
  )
}
