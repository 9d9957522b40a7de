/*
 * Replaces `react` in the lite script. Exports only the part of Preact's React API that the sources and their libraries
 * use, so that the bundler can drop the rest of preact/compat.
 */
import { createElement } from 'preact'
import { useSyncExternalStore } from 'preact/compat'
import { useCallback, useDebugValue } from 'preact/hooks'

export { Component, createContext, createElement, Fragment } from 'preact'
export { forwardRef, memo, startTransition, useSyncExternalStore } from 'preact/compat'
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

/** React's default export, reduced to the functions that r2wc and zustand use. */
// biome-ignore lint/style/noDefaultExport: replaces React's default export
export default { createElement, useCallback, useDebugValue, useSyncExternalStore }
