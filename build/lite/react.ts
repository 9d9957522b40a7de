/*
 * What the lite script uses in place of `react`: the part of preact's React API that our sources and the libraries they
 * import use. Listing the names lets the bundler drop the rest of preact/compat.
 */
import { createElement } from 'preact'
import { useSyncExternalStore } from 'preact/compat'
import { useCallback, useDebugValue } from 'preact/hooks'

export { Component, createContext, createElement, Fragment } from 'preact'
export { forwardRef, memo, useSyncExternalStore } from 'preact/compat'
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

/** For r2wc and zustand, which import React as one object. */
// biome-ignore lint/style/noDefaultExport: stands in for React's default export
export default { createElement, useCallback, useDebugValue, useSyncExternalStore }
