import { describe, expect, it } from 'vitest'
import { formTarget, quoteUrl } from '../../src/quote/quote-endpoint.ts'

const dialog = { method: 'dialog' }

it.each([
  ['info@volt.example', 'mailto:info@volt.example'],
  [' first.last@volt.example?subject=Hi ', 'mailto:first.last@volt.example?subject=Hi'],
  ['MAILTO:info@volt.example', 'mailto:info@volt.example'],
  ['https://forms.example/@volt', 'https://forms.example/@volt'],
  ['https://volt@forms.example/f', 'https://volt@forms.example/f'],
  ['/quotes', '/quotes'],
  [' ', undefined],
  [undefined, undefined],
])('quoteUrl() returns for %o the URL %o', (endpoint, url) => {
  expect(quoteUrl(endpoint)).toBe(url)
})

describe('formTarget()', () => {
  it.each([
    ['/quotes', 'urlencoded', { method: 'post', action: '/quotes' }],
    ['/quotes', 'form', { method: 'post', action: '/quotes', encType: 'multipart/form-data' }],
    ['https://formspree.io/f/volt', 'json', { method: 'post', action: 'https://formspree.io/f/volt' }],
    [
      'https://api.web3forms.com/submit',
      null,
      { method: 'post', action: 'https://api.web3forms.com/submit' },
    ],
  ])('lets the browser post the form to %s in the format %s', (url, format, target) => {
    expect(formTarget(url, format)).toEqual(target)
  })

  it.each([
    ['/quotes', 'json'],
    ['https://formspree.io.example/f/volt', 'json'],
    ['mailto:info@volt.example', 'form'],
    [undefined, 'form'],
  ])('keeps the browser from sending the form to %s in the format %s', (url, format) => {
    expect(formTarget(url, format)).toEqual(dialog)
  })
})
