// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { getByLabelText, getByRole, getByText } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { ELEMENT_NAMES, type ElementName, WHOLE_ELEMENTS } from '../../demo/snippet-builder/choices.ts'
import { connectStoreCheck } from '../../demo/snippet-builder/connect-store-check.ts'
import { insertOptionFields } from '../../demo/snippet-builder/option-fields.ts'
import { missingFields } from '../../demo/snippet-builder/placeholders.ts'
import { readChoices } from '../../demo/snippet-builder/read-choices.ts'
import { showFields } from '../../demo/snippet-builder/show-fields.ts'

const [, body = ''] = /<body>(.*)<\/body>/s.exec(readFileSync('demo/snippet-builder.html', 'utf8')) ?? []
const singleElements = ELEMENT_NAMES.filter((name) => !WHOLE_ELEMENTS.includes(name))

const form = () => document.forms[0] as HTMLFormElement
const field = (label: string) => getByLabelText<HTMLInputElement>(form(), label)
const isShown = (element: Element) => element.closest('[hidden]') === null
const choicesOf = (...names: ElementName[]) =>
  readChoices(new URLSearchParams([['what', 'elements'], ...names.map((name) => ['element', name])]))

beforeEach(() => {
  // happy-dom cannot load the preview.
  document.body.innerHTML = body.replace(/<iframe.*<\/iframe>/, '')
  insertOptionFields(document)
})

describe('the form of the snippet builder', () => {
  it.each(singleElements)('shows every field that <%s> requires', (name) => {
    showFields(document, choicesOf(name))
    const missing = missingFields(choicesOf(name))
    expect(missing).toContain('Address of the script’s folder')
    expect(missing.filter((label) => !isShown(field(label)))).toEqual([])
  })

  it('hides the fields and the steps that the chosen elements do not need', () => {
    showFields(document, choicesOf('quote-form'))
    for (const label of ['Store host', 'Page with the listing', 'Owner’s name'])
      expect(isShown(field(label))).toBe(false)
    expect(isShown(getByText(form(), 'Your store'))).toBe(false)
    expect(isShown(getByText(form(), 'Your pages'))).toBe(false)
  })
})

describe('the store check in the form', () => {
  const result = () => form().querySelector('#store-result')?.textContent
  const type = (label: string, text: string) => {
    field(label).value = text
    field(label).dispatchEvent(new Event('input', { bubbles: true }))
  }
  const check = () => getByRole(form(), 'button', { name: 'Check my store' }).click()
  let responses: ((response: Response) => void)[] = []

  beforeEach(() => {
    responses = []
    connectStoreCheck(form(), { fetch: () => new Promise((resolve) => responses.push(resolve)) })
    type('Store host', 'https://api.sparks.com')
    type('Store id', 'store_1')
    check()
  })

  const respond = async (index: number, count: number) => {
    responses[index]?.(Response.json({ products: [], count }))
    await new Promise((resolve) => setTimeout(resolve))
  }

  it.each([
    ['Store id', 'store_2'],
    ['Store host', 'https://api.ohm.com'],
  ])('clears the result when the field “%s” changes', async (label, text) => {
    await respond(0, 2)
    type(label, text)
    expect(result()).toBe('')
  })

  it('ignores the result for a store that is no longer current', async () => {
    type('Store id', 'store_2')
    await respond(0, 2)
    expect(result()).toBe('')
    check()
    await respond(1, 3)
    expect(result()).toContain('3 products')
  })
})
