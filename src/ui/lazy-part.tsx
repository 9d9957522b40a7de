import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { type Lazy, lazy } from '../navigation/lazy.ts'
import { sharedTexts } from '../texts/en/shared.ts'
import { useTexts } from './element-context.tsx'
import { Problem } from './problem.tsx'
import { Spinner } from './spinner.tsx'

/** A component that is loaded when it is first rendered. */
export interface LazyPart<Props> extends Pick<Lazy<unknown>, 'load' | 'prepare'> {
  (props: Props): ReactNode
}

/**
 * Turns a dynamic import of a component into a component. Module builds put the component into a chunk of its
 * own, and the one-file scripts contain it. Unlike React's `lazy()`, it can load again after a failure, and
 * it renders without a pause once it has been loaded, as hydration requires.
 * @param importPart imports the component's module
 * @param placeholder shown while the component loads; if null, a failure shows nothing and loading is retried
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = <Loading />,
): LazyPart<Props> {
  const { get, load, loadWithRetries, prepare } = lazy(importPart)

  // biome-ignore lint/correctness/noComponentHookFactories: runs once per part, when its module is loaded
  function LazyPart(props: Props): ReactNode {
    const Part = get()
    const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>(Part ? 'loaded' : 'loading')
    // A layout effect, because the scripts contain the component and can show it before the browser paints.
    useLayoutEffect(() => {
      if (status !== 'loading') return
      const loading = placeholder === null ? loadWithRetries() : Promise.resolve(load())
      loading.then(
        () => setStatus('loaded'),
        () => setStatus('failed'),
      )
    }, [status])
    if (Part) return <Part {...props} />
    if (status !== 'failed') return placeholder
    return <LoadingProblem onRetry={() => setStatus('loading')} />
  }

  return Object.assign(LazyPart, { load, prepare })
}

function Loading() {
  return <Spinner label={useTexts(sharedTexts)('loading')} />
}

function LoadingProblem({ onRetry }: { onRetry: () => void }) {
  return <Problem message={useTexts(sharedTexts)('part_not_loaded')} onRetry={onRetry} />
}
