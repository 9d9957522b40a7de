import { act } from '@testing-library/react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Business } from '../../src/business/business.ts'
import { elements } from '../../src/elements/documented-elements.ts'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { defineCustomElement } from '../../src/runtime/element/custom-element.ts'
import type { ElementDefinition } from '../../src/runtime/element/element-definition.ts'
import { readScriptTag } from '../../src/runtime/settings/script-tag.ts'
import { useEmit, useHasStore, useKnownBusiness } from '../../src/ui/element-context.tsx'
import type { Emit } from '../../src/ui/element-events.ts'
import { useStoreClient } from '../../src/ui/use-store-data.ts'

/** The latest props of a test component, and how often it was rendered, mounted and unmounted. */
interface ComponentRecord {
  props: Record<string, unknown>
  /** The client that the element provides, or null. */
  client: StoreClient | null
  /** The business facts that the element provides, or null. */
  business: Business | null
  renders: number
  mounts: number
  unmounts: number
  emit: Emit
}

/** Returns a component that counts clicks, and the record in which it counts its renders and mounts. */
function aTestComponent() {
  const seen: ComponentRecord = {
    props: {},
    client: null,
    business: null,
    renders: 0,
    mounts: 0,
    unmounts: 0,
    emit: () => true,
  }
  // biome-ignore lint/correctness/noComponentHookFactories: each test needs its own component and record
  function ClientRecorder(): ReactNode {
    seen.client = useStoreClient()
    return null
  }
  // biome-ignore lint/correctness/noComponentHookFactories: each test needs its own component and record
  function TestComponent(props: Record<string, unknown>): ReactNode {
    const [clicks, setClicks] = useState(0)
    seen.props = props
    seen.client = null
    seen.business = useKnownBusiness()
    seen.renders += 1
    seen.emit = useEmit()
    useEffect(() => {
      seen.mounts += 1
      return () => {
        seen.unmounts += 1
      }
    }, [])
    return (
      <button type="button" onClick={() => setClicks((before) => before + 1)}>
        clicked {clicks}
        {useHasStore() && <ClientRecorder />}
      </button>
    )
  }
  return { TestComponent: TestComponent as ComponentType<never>, seen }
}

let nameCount = 0

/** Returns a new element name for each call, because element definitions cannot be removed. */
export function anUnusedName(name: string): string {
  nameCount += 1
  return `test${nameCount}-${name}`
}

/** Returns the definition of an element. */
export function definitionOf(name: string): ElementDefinition {
  const element = elements.find(({ definition }) => definition.name === name)
  if (!element) throw new Error(`Unknown element: ${name}`)
  return element.definition
}

/** Copies the definition of an element with a new tag name and a test component. `define` registers the copy. */
export function aTestElement(
  name: string,
  changes: Partial<ElementDefinition> = {},
  component?: ComponentType<never>,
) {
  const { TestComponent, seen } = aTestComponent()
  const tagName = anUnusedName(name)
  const define = () =>
    defineCustomElement(
      {
        ...definitionOf(name),
        load: undefined,
        ...changes,
        component: component ?? TestComponent,
      },
      tagName,
    )
  return { tagName, seen, define }
}

/** Creates an element with store settings and other attributes, without inserting it into the page. */
export function anElement(tagName: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement(tagName)
  const settings = { 'store-host': 'http://demo.test/provider', 'store-id': 'demo' }
  for (const [name, value] of Object.entries({ ...settings, ...attributes }))
    element.setAttribute(name, value)
  return element
}

/** Defines a test element and creates it, without inserting it into the page. `business` returns its latest facts. */
export function aDefinedElement(name: string, attributes: Record<string, string> = {}) {
  const { tagName, seen, define } = aTestElement(name)
  define()
  return { tagName, seen, element: anElement(tagName, attributes), business: () => seen.business as Business }
}

/** Adds nodes to the page and waits until React has rendered. */
export const put = (...nodes: Node[]) => updatePage(() => document.body.append(...nodes))

/** Returns a script with business facts. The attribute marks it as facts for the whole page. */
export function aFactsScript(facts: object, attribute = ''): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { type: 'application/json' })
  script.textContent = JSON.stringify(facts)
  if (attribute) script.setAttribute(attribute, '')
  return script
}

/** Changes the page and waits until React has rendered. */
export async function updatePage<T>(change: () => T | Promise<T>): Promise<T> {
  let result!: T
  await act(async () => {
    result = await change()
  })
  return result
}

/** Returns the shadow root of an element with the type that Testing Library's `within` expects. */
export function shadowRootOf(element: Element): HTMLElement {
  return element.shadowRoot as unknown as HTMLElement
}

/** Adds a script tag with `data-*` settings to the page. The elements then read their settings from this tag. */
export function addScriptTag(data: Record<string, string>): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  Object.assign(script.dataset, data)
  document.body.append(script)
  readScriptTag()
}
