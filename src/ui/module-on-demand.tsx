import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Failure } from './failure.tsx'
import { Spinner } from './spinner.tsx'

/** A component whose module is loaded when it is first needed. */
export interface OnDemand<Props> {
  /** Returns the component, or undefined if it has not been loaded. */
  component: () => ComponentType<Props> | undefined
  /** Loads the component. Returns undefined if it has been loaded. Rejects if the browser cannot load the module. */
  load: () => Promise<void> | undefined
}

/** The props of a component that is loaded on demand. */
export type PropsOf<Component> = Component extends OnDemand<infer Props> ? Props : never

/** Returns a component that is loaded on demand. If loading fails, the next call of `load` tries again. */
export function onDemand<Props>(importComponent: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function start(): Promise<void> {
    try {
      component = await importComponent()
    } finally {
      loading = undefined
    }
  }

  return {
    component: () => component,
    load() {
      if (component) return undefined
      loading ??= start()
      return loading
    },
  }
}

interface ModuleOnDemandProps<Props> {
  /** The component to show. */
  source: OnDemand<Props>
  /** The component's props. */
  props: Props
}

/** Shows a component that is loaded on demand. Until then, shows a loading message or the reason for the failure. */
export function ModuleOnDemand<Props extends object>({ source, props }: ModuleOnDemandProps<Props>) {
  const [, setLoaded] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    await source.load()?.then(
      () => setLoaded(true),
      () => setFailed(true),
    )
  }, [source])
  useEffect(() => void load(), [load])
  const Component = source.component()
  if (Component) return <Component {...props} />
  if (!hasFailed) return <Spinner label="Loading…" />
  return (
    <Failure
      message="This part of the page could not be loaded. Check your connection or reload the page."
      onRetry={load}
    />
  )
}
