import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { report } from '../diagnostics/report.ts'
import { storeClientFor } from '../provider/store-client.ts'
import { type ElementHost, hostOf } from './element-hosts.ts'
import { ElementRoot } from './element-root.tsx'
import { findMarkup, fingerprintOf, hasHiddenEmail, initialDataOf } from './prerendered.ts'
import { rememberTypedText, type TypedText } from './typed-text.ts'

/** Hydrates prerendered markup, or renders again if the markup is outdated. Returns a function that unmounts it. */
export function hydrate(element: HTMLElement): (() => void) | undefined {
  const host = hostOf(element)
  const markup = findMarkup(element)
  if (!host || !markup) return undefined
  const { fingerprint, path } = markup.dataset
  const { store } = host.state.getState()
  if (store?.settings) storeClientFor(store.settings).setInitialData(initialDataOf(element))
  // From now on, the markup belongs to React.
  delete markup.dataset['fingerprint']
  const isCurrent = fingerprint === fingerprintOf(host.state.getState()) && !hasHiddenEmail(markup)
  const react = startReact(markup, host, isCurrent, path)
  return () => {
    react.unmount()
    // If the element is inserted again, React renders into the same container.
    markup.dataset['fingerprint'] = ''
  }
}

function startReact(
  markup: HTMLElement,
  host: ElementHost,
  isCurrent: boolean,
  path: string | undefined,
): Root {
  const typed = rememberTypedText(markup)
  let root!: Root
  if (isCurrent) {
    // In a transition, React hydrates in small steps, so that the page stays responsive.
    startTransition(() => {
      root = hydrateRoot(
        markup,
        <KeepTypedText typed={typed}>
          <ElementRoot host={host} path={path} />
        </KeepTypedText>,
        { onRecoverableError: (error) => report('changed-markup', () => ({ error })) },
      )
    })
  } else {
    markup.replaceChildren()
    root = createRoot(markup)
    root.render(
      <KeepTypedText typed={typed}>
        <ElementRoot host={host} />
      </KeepTypedText>,
    )
  }
  return root
}

interface KeepTypedTextProps {
  /** What the visitor typed and focused before the first render. */
  typed: TypedText
  children: ReactNode
}

/** Restores what the visitor typed and focused if the first render replaces the prerendered markup. */
function KeepTypedText({ typed, children }: KeepTypedTextProps) {
  useLayoutEffect(() => typed.restore(), [typed])
  useEffect(() => typed.announce(), [typed])
  return children
}
