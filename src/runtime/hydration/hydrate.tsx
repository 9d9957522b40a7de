import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { note } from '../../diagnostics/notes.ts'
import { setInitialData } from '../../http/early-response.ts'
import { keepLoading } from '../../navigation/lazy.ts'
import { parseJson } from '../../untrusted/json.ts'
import { type ElementHost, hostOf } from '../element/element-hosts.ts'
import { ElementRoot } from '../element/element-root.tsx'
import { loadModules } from '../element/preload.ts'
import { holdPresses } from './hold-presses.ts'
import { currentPath, findMarkup, initialDataOf } from './prerendered.ts'
import { type Actions, rememberActions } from './replay.ts'

/** The `prerendered` field of a definition. */
export const prerendered = { load: loadMarkupModules, hydrate }

/** Loads the business facts and modules that prerendered markup needs. Undefined if there is no markup. */
function loadMarkupModules(host: ElementHost): Promise<void> | undefined {
  const markup = findMarkup(host.element)
  if (!markup) return undefined
  holdPresses(markup)
  // Whether the markup is outdated depends on the facts. Outdated markup needs more modules, and it may
  // become outdated in the meantime.
  return keepLoading(
    () =>
      host.factsLoading ??
      host.localeLoading ??
      loadModules(host, currentPath(markup, host.state.getState())),
  )
}

/** Hydrates prerendered markup, or renders again if it is outdated. Returns a function that unmounts it. */
function hydrate(element: HTMLElement): (() => void) | undefined {
  const host = hostOf(element)
  const markup = findMarkup(element)
  if (!host || !markup) return undefined
  setInitialData(parseJson(initialDataOf(element)))
  const path = currentPath(markup, host.state.getState())
  // From now on, the markup belongs to React.
  delete markup.dataset['fingerprint']
  element.shadowRoot?.querySelector('.late')?.remove()
  const content = (
    <KeepActions actions={rememberActions(markup)} markup={markup}>
      <ElementRoot host={host} path={path} />
    </KeepActions>
  )
  const root = path === undefined ? renderAgain(markup, content) : hydrateMarkup(markup, content)
  return () => {
    root.unmount()
    // If the element is inserted again, React renders into the same container.
    markup.dataset['fingerprint'] = ''
  }
}

function renderAgain(markup: HTMLElement, content: ReactNode): Root {
  markup.replaceChildren()
  const root = createRoot(markup)
  root.render(content)
  return root
}

function hydrateMarkup(markup: HTMLElement, content: ReactNode): Root {
  let root!: Root
  // In a transition, React hydrates in small steps, so that the page stays responsive.
  startTransition(() => {
    root = hydrateRoot(markup, content, {
      onRecoverableError: (error) => note('changed-markup', () => ({ error })),
    })
  })
  return root
}

interface KeepActionsProps {
  actions: Actions
  markup: HTMLElement
  children: ReactNode
}

/** Restores and repeats what happened before the first render: what the visitor did, and errors of images. */
function KeepActions({ actions, markup, children }: KeepActionsProps) {
  useLayoutEffect(() => {
    actions.restore()
    loadFailedImages(markup)
  }, [actions, markup])
  useEffect(() => void actions.replay(), [actions])
  return children
}

/**
 * Repeats the error event of images that failed to load before hydration, by setting `src` again. This is
 * harmless for images whose width is 0 for another reason, such as an SVG without a size or a lazy image.
 */
function loadFailedImages(markup: HTMLElement): void {
  for (const image of markup.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? ''
}
