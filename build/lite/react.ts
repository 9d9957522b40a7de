/*
 * Replaces `react`, `react/jsx-runtime` and `react-dom/client` in builds on Preact. Contains only what the sources and
 * their libraries use, because `preact/compat` is three times as long and changes the properties of every element that
 * is rendered.
 */
import {
  type ComponentChild,
  type ComponentType,
  type ContainerNode,
  createElement,
  hydrate,
  options,
  render,
  type VNode,
} from 'preact'
import { useCallback, useDebugValue, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

export { Component, createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  // Runs the effect while the component renders, which is before all layout effects.
  useMemo as useInsertionEffect,
  useRef,
  useState,
} from 'preact/hooks'

/** The self-check shows this text instead of React's version. */
export const version = 'Preact'

type Props = Record<string, unknown>

/** Creates an element from JSX. Shorter than `preact/jsx-runtime`, which repeats the code of `createElement`. */
export function jsx(type: string | ComponentType<Props>, props: Props, key?: string) {
  return createElement(type as string, key === undefined ? props : { ...props, key })
}

export { jsx as jsxs }

const { vnode: handleVNode } = options
options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') renameEvents(vnode.type, vnode.props as Props)
  handleVNode?.(vnode)
}

/** Gives an element's event handlers the names of the DOM events that React's events correspond to. */
function renameEvents(tag: string, props: Props): void {
  rename(props, 'onFocus', 'onfocusin')
  rename(props, 'onBlur', 'onfocusout')
  const isTyping =
    tag === 'textarea' || (tag === 'input' && !/^(checkbox|radio|file)$/.test(String(props['type'])))
  if (isTyping) rename(props, 'onChange', 'oninput')
}

function rename(props: Props, name: string, domName: string): void {
  if (!(name in props)) return
  props[domName] = props[name]
  delete props[name]
}

/** Renders a function component again only if its properties differ. Without `isSame`, compares each property. */
export function memo(
  component: (props: Props) => ComponentChild,
  isSame: (before: Props, next: Props) => boolean = hasSameEntries,
): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: runs once for each component, when its module is loaded
  return function Memo(
    this: { props: Props; shouldComponentUpdate?: (next: Props) => boolean },
    props: Props,
  ) {
    // Set only once, because hooks replace it with a function that also calls this one.
    this.shouldComponentUpdate ??= (next) => !isSame(this.props, next)
    return component(props)
  }
}

function hasSameEntries(before: Props, next: Props): boolean {
  return [...Object.keys(before), ...Object.keys(next)].every((name) => next[name] === before[name])
}

/** Only lucide-react's components use this. The build removes them. */
export function forwardRef(component: (props: Props, ref: unknown) => ComponentChild) {
  return (props: Props) => component(props, props['ref'])
}

/** Whether `hydrateRoot` is rendering. */
let isHydrating = false

/**
 * Returns the current value of a store. Renders the component again when the value has changed. While hydrating, returns
 * the value that the markup was rendered with.
 */
export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Value,
  getServerSnapshot: () => Value,
): Value {
  const value = isHydrating ? getServerSnapshot() : getSnapshot()
  const shown = useRef({ value, getSnapshot })
  const [, renderAgain] = useState({})
  const update = useCallback(() => {
    if (!Object.is(shown.current.value, shown.current.getSnapshot())) renderAgain({})
  }, [])
  useLayoutEffect(() => {
    shown.current = { value, getSnapshot }
    update()
  }, [value, getSnapshot, update])
  useEffect(() => {
    update()
    return subscribe(update)
  }, [subscribe, update])
  return value
}

/** Runs an update at once. */
export function startTransition(run: () => void): void {
  run()
}

/** Returns a root that renders into a container. */
export function createRoot(container: ContainerNode) {
  return {
    render: (content: ComponentChild) => render(content, container),
    unmount: () => render(null, container),
  }
}

/** Hydrates the markup in a container and returns its root. */
export function hydrateRoot(container: ContainerNode, content: ComponentChild) {
  isHydrating = true
  try {
    hydrate(content, container)
  } finally {
    isHydrating = false
  }
  return createRoot(container)
}

/** React's default export, reduced to the functions that r2wc and zustand use. */
// biome-ignore lint/style/noDefaultExport: replaces React's default export
export default { createElement, useCallback, useDebugValue, useSyncExternalStore }
