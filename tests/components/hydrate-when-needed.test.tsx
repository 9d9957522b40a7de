import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hydrateWhenNeeded, type PartRoot } from '../../src/elements/electrician-site/hydrate-when-needed.tsx'
import { loadOnce } from '../../src/ui/load-once.ts'

let part: PartRoot | undefined
afterEach(() => act(async () => part?.unmount()))

/** Inserts a prerendered part with two buttons. `press` is called when the visitor presses the second one. */
async function aPart({ change = (html: string) => html } = {}) {
  const press = vi.fn()
  const content = (
    <>
      <button type="button">First</button>
      <button type="button" onClick={press}>
        Second
      </button>
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.dataset['part'] = 'part'
  container.innerHTML = change(renderToString(content))
  const { load } = loadOnce(async () => true)
  await act(async () => {
    part = hydrateWhenNeeded(container, { name: 'part', load, isStatic: false, content })
  })
  return { container, press }
}

const secondButton = (container: Element) => container.querySelectorAll('button')[1]

describe('a prerendered part of the website', () => {
  it.each([
    ['keeps', (html: string) => html],
    ['replaces', (html: string) => html.replace('Second', 'Changed')],
  ])('does what a pressed button does after hydration, which %s the markup', async (_, change) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container, press } = await aPart({ change })
    await act(async () => secondButton(container)?.click())
    await vi.waitFor(() => expect(container.dataset['part']).toBeUndefined())
    expect(press).toHaveBeenCalledOnce()
  })
})
