import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { note } from '../diagnostics/notes.ts'
import { PrerenderedPartsProvider } from '../ui/prerendered-parts.ts'
import { type ElementHost, hostOf } from './element-hosts.ts'
import { ElementRoot } from './element-root.tsx'
import { holdPresses, releasePress } from './hold-presses.ts'
import { applyInitialData, loadInitialData } from './initial-data.ts'
import { loadWithRetries } from './load-with-retries.ts'
import { loadModules } from './preload.ts'
import { currentPath, findMarkup, findParts } from './prerendered.ts'
import { rememberTypedText, type TypedText } from './typed-text.ts'

/** The `prerendered` field of a definition. */
export const prerendered = { load: loadMarkupModules, hydrate }

/** Loads the business facts and the modules that prerendered markup needs. Returns undefined if there is no markup. */
function loadMarkupModules(host: ElementHost): Promise<void> | undefined {
  const markup = findMarkup(host.element)
  if (!markup) return undefined
  holdPresses(markup)
  // Whether the markup is outdated depends on the facts. Outdated markup needs more modules, and it may become outdated
  // in the meantime.
  return loadWithRetries(
    () =>
      host.factsLoading ??
      host.localeLoading ??
      loadModules(host, currentPath(markup, host.state.getState())) ??
      loadInitialData(host),
  )
}

/** Hydrates prerendered markup, or renders again if the markup is outdated. Returns a function that unmounts it. */
function hydrate(element: HTMLElement): (() => void) | undefined {
  const host = hostOf(element)
  const markup = findMarkup(element)
  if (!host || !markup) return undefined
  applyInitialData(host)
  const path = currentPath(markup, host.state.getState())
  // From now on, the markup belongs to React.
  delete markup.dataset['fingerprint']
  const root = path === undefined ? renderAgain(markup, host) : hydrateElement(markup, host, path)
  return () => {
    root.unmount()
    // If the element is inserted again, React renders into the same container.
    markup.dataset['fingerprint'] = ''
  }
}

function hydrateElement(markup: HTMLElement, host: ElementHost, path: string): HydratedRoot {
  return hydrateMarkup(
    markup,
    <PrerenderedPartsProvider value={findParts(markup)}>
      <ElementRoot host={host} path={path} />
    </PrerenderedPartsProvider>,
    { onHydrated: () => releasePress(markup)?.click() },
  )
}

function renderAgain(markup: HTMLElement, host: ElementHost): Root {
  // The new markup may have other buttons.
  releasePress(markup)
  const typed = rememberTypedText(markup)
  markup.replaceChildren()
  const root = createRoot(markup)
  root.render(
    <KeepTypedText typed={typed}>
      <ElementRoot host={host} />
    </KeepTypedText>,
  )
  return root
}

/** The root of hydrated markup. */
export interface HydratedRoot {
  /** Renders other content. Must not be called before `onHydrated`. */
  update(content: ReactNode): void
  unmount(): void
}

interface HydrationOptions {
  /** Distinguishes the IDs of several roots in one shadow root. */
  identifierPrefix?: string
  /** Called when the markup has been hydrated. */
  onHydrated?: () => void
}

/** Hydrates markup. Keeps what the visitor has typed and focused, even if the markup was changed. */
export function hydrateMarkup(
  markup: Element,
  content: ReactNode,
  { identifierPrefix = '', onHydrated }: HydrationOptions = {},
): HydratedRoot {
  const typed = rememberTypedText(markup)
  const withTypedText = (children: ReactNode) => (
    <KeepTypedText typed={typed} onHydrated={onHydrated}>
      {children}
    </KeepTypedText>
  )
  let root!: Root
  // In a transition, React hydrates in small steps, so that the page stays responsive.
  startTransition(() => {
    root = hydrateRoot(markup, withTypedText(content), {
      identifierPrefix,
      onRecoverableError: (error) => note('changed-markup', () => ({ error })),
    })
  })
  return {
    update: (next) => root.render(withTypedText(next)),
    unmount: () => root.unmount(),
  }
}

interface KeepTypedTextProps {
  /** What the visitor typed and focused before the first render. */
  typed: TypedText
  onHydrated?: (() => void) | undefined
  children: ReactNode
}

/** Restores what the visitor typed and focused if the first render replaces the prerendered markup. */
function KeepTypedText({ typed, onHydrated, children }: KeepTypedTextProps) {
  useLayoutEffect(() => typed.restore(), [typed])
  useEffect(() => {
    typed.announce()
    // Later, because Preact cannot render a component again while it runs its effects.
    if (onHydrated) queueMicrotask(onHydrated)
  }, [typed, onHydrated])
  return children
}
