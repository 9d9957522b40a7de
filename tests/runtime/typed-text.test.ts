import { afterEach, expect, it, vi } from 'vitest'
import { rememberTypedText } from '../../src/runtime/typed-text.ts'

afterEach(() => {
  for (const name of ['body', 'activeElement']) Reflect.deleteProperty(document, name)
  vi.unstubAllGlobals()
})

it('focus moves to the field that replaces the focused field, even if a form is named “body”', () => {
  const { body } = document
  const markup = document.createElement('div')
  markup.innerHTML = '<input name="phone">'
  body.append(markup)
  markup.querySelector('input')?.focus()
  const typed = rememberTypedText(markup)
  markup.innerHTML = '<input name="phone">'
  // As in browsers: only `document.body` returns the form.
  const form = document.createElement('form')
  Object.defineProperty(document, 'body', { configurable: true, value: form })
  Object.defineProperty(document, 'activeElement', { configurable: true, value: body })
  vi.stubGlobal('Document', { prototype: { body, activeElement: body }, [Symbol.hasInstance]: () => true })
  typed.restore()
  Reflect.deleteProperty(document, 'activeElement')
  expect(document.activeElement).toBe(markup.querySelector('input'))
})
