import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { lazyPart } from '../../src/ui/lazy-part.tsx'
import { withStyles } from '../../src/ui/with-styles.tsx'
import { anElement, aTestElement } from '../support/test-element.tsx'

/** Inserts an element that renders a lazy part twice. `loadPart` loads the part and returns the stylesheets it adds. */
async function anElementWithPart() {
  let finishLoading!: (Part: ComponentType) => void
  const loading = new Promise<ComponentType>((resolve) => {
    finishLoading = resolve
  })
  const Part = lazyPart(() => loading, null)
  const { tagName, define } = aTestElement('cart-button', {}, () => (
    <>
      <Part />
      <Part />
    </>
  ))
  define()
  const element = anElement(tagName)
  await act(async () => document.body.append(element))
  const sheets = () => element.shadowRoot?.adoptedStyleSheets ?? []
  async function loadPart() {
    const before = new Set(sheets())
    await act(async () => finishLoading(withStyles(['.part { color: red }'], () => <p>Part</p>)))
    return sheets().filter((sheet) => !before.has(sheet))
  }
  return { sheets, loadPart }
}

describe('the styles of a lazy part', () => {
  it('are adopted once by the shadow root of the element that renders the part', async () => {
    const { sheets, loadPart } = await anElementWithPart()
    const added = await loadPart()
    expect(added).toHaveLength(1)
    expect(sheets().filter((sheet) => sheet === added[0])).toHaveLength(1)
  })

  it('share one stylesheet between elements', async () => {
    const [sheet] = await (await anElementWithPart()).loadPart()
    expect(sheet).toBeDefined()
    expect((await (await anElementWithPart()).loadPart())[0]).toBe(sheet)
  })

  it('do not replace a stylesheet that the page has added', async () => {
    const { sheets, loadPart } = await anElementWithPart()
    const ofPage = new CSSStyleSheet()
    sheets().push(ofPage)
    await loadPart()
    expect(sheets()).toContain(ofPage)
  })
})
