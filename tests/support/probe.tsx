import { act } from '@testing-library/react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { elements } from '../../build/manifest/elements.ts'
import { defineElement } from '../../src/elements/define-element.tsx'
import type { ElementDefinition } from '../../src/elements/element-definition.ts'
import { type Emit, useEmit } from '../../src/ui/element-events.ts'

/** What became of a component that stands in a tag. */
interface Seen {
  props: Record<string, unknown>
  renders: number
  mounts: number
  unmounts: number
  emit: Emit
}

/** A component that shows a counter and writes down what the tag does with it. */
function aProbe() {
  const seen: Seen = { props: {}, renders: 0, mounts: 0, unmounts: 0, emit: () => true }
  // biome-ignore lint/correctness/noComponentHookFactories: each test has a probe of its own
  function Probe(props: Record<string, unknown>): ReactNode {
    const [presses, setPresses] = useState(0)
    seen.props = props
    seen.renders += 1
    seen.emit = useEmit()
    useEffect(() => {
      seen.mounts += 1
      return () => {
        seen.unmounts += 1
      }
    }, [])
    return (
      <button type="button" onClick={() => setPresses((before) => before + 1)}>
        pressed {presses}
      </button>
    )
  }
  return { Probe: Probe as ComponentType<never>, seen }
}

let made = 0

/** A tag's name that nobody has taken: the browser forgets no definition. */
export function aFreeTag(name: string): string {
  made += 1
  return `test${made}-${name}`
}

function definitionOf(name: string): ElementDefinition {
  const element = elements.find(({ definition }) => definition.name === name)
  if (!element) throw new Error(`there is no element ${name}`)
  return element.definition
}

/** An element with this definition, with a probe in place of its component. */
export function aProbedTag(
  name: string,
  changes: Partial<ElementDefinition> = {},
  component?: ComponentType<never>,
) {
  const { Probe, seen } = aProbe()
  const tag = aFreeTag(name)
  const define = () =>
    defineElement({ ...definitionOf(name), ...changes, component: component ?? Probe }, tag)
  return { tag, seen, define }
}

/** An element that knows its store, not yet in the page. */
export function anElement(tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tag)
  const settings = { 'store-host': 'http://demo.test/provider', 'store-id': 'demo' }
  for (const [name, value] of Object.entries({ ...settings, ...attributes }))
    element.setAttribute(name, value)
  return element
}

/** Does something to the page and waits until React has followed. */
export async function settled<T>(change: () => T | Promise<T>): Promise<T> {
  let result!: T
  await act(async () => {
    result = await change()
  })
  return result
}

/** What stands inside a tag, for Testing Library's `within`. */
export function inside(element: Element): HTMLElement {
  return element.shadowRoot as unknown as HTMLElement
}
