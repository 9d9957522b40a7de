import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { sharedTexts } from '../texts/en/shared.ts'
import { type LoadedOnce, loadOnce } from './load-once.ts'
import { useTexts } from './locale-context.ts'
import { Problem } from './problem.tsx'
import { Spinner } from './spinner.tsx'

/** A component that is loaded when it is first rendered. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads the component before it is rendered. */
  load: LoadedOnce<unknown>['load']
  /** Loads the component because it will probably be rendered. Ignores failures. */
  prepare: () => void
}

/** How long a part with an empty placeholder waits before it tries to load again. */
const RETRY_MS = 4000

/**
 * Turns a dynamic import of a component into a component. Module builds put the component into a chunk of its own, and
 * the one-file scripts contain it. Unlike React's `lazy()`, it can load again after a failure, and it renders without a
 * pause once it has been loaded, as hydration requires.
 * @param importPart imports the component's module
 * @param placeholder shown while the component loads; if null, the page also shows nothing when loading fails, and loading is
 * tried again
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = <Loading />,
): LazyPart<Props> {
  const { get, load } = loadOnce(importPart)

  // biome-ignore lint/correctness/noComponentHookFactories: runs once for each part, when its module is loaded
  function LazyPart(props: Props): ReactNode {
    const Part = get()
    const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>(Part ? 'loaded' : 'loading')
    // A layout effect, because the scripts contain the component and can show it before the browser paints.
    useLayoutEffect(() => {
      if (status !== 'loading') return
      Promise.resolve(load()).then(
        () => setStatus('loaded'),
        () => {
          setStatus('failed')
          if (placeholder === null) setTimeout(() => setStatus('loading'), RETRY_MS)
        },
      )
    }, [status])
    if (Part) return <Part {...props} />
    if (status !== 'failed' || placeholder === null) return placeholder
    return <LoadingProblem onRetry={() => setStatus('loading')} />
  }

  return Object.assign(LazyPart, {
    load,
    prepare: () => void load()?.catch(() => {}),
  })
}

function Loading() {
  return <Spinner label={useTexts(sharedTexts)('loading')} />
}

function LoadingProblem({ onRetry }: { onRetry: () => void }) {
  return <Problem message={useTexts(sharedTexts)('part_not_loaded')} onRetry={onRetry} />
}
