import { describe, expect, it } from 'vitest'
import { findPageProblems } from '../../src/diagnostics/find-page-problems.ts'
import { messages } from '../../src/diagnostics/messages.ts'
import { missingAdapter } from '../../src/diagnostics/store-messages.ts'
import { aTestElement } from '../support/test-element.tsx'

const setup = { prefix: '' }

/** Returns the messages about a page. */
function messagesAbout(body: string, options = setup): (string | undefined)[] {
  document.body.innerHTML = body
  return findPageProblems(options)
    .map(({ name, details }) => (messages[name] as (details: unknown) => string | undefined)(details))
    .filter(Boolean)
}

const facts = '{ "headline": "Volt", "phone": "(555) 010-0199" }'
const json = 'type="application/json"'

describe('the check of the page names', () => {
  it.each([
    [
      'an element in another one',
      '<store-front><h2>Hi</h2><cart-drawer></cart-drawer></store-front>',
      '<store-front> contains <cart-drawer>',
    ],
    [
      'an element that contains the rest of the page',
      '<store-front><p>Hi</p>\n<footer>Bye</footer>\n</store-front>',
      '<store-front> contains <footer>',
    ],
    [
      'JSON with a wrong type',
      `<contact-info><script type="text/json">${facts}</script></contact-info>`,
      'The JSON in <script type="text/json"> is ignored',
    ],
    [
      'marked JSON without a type',
      `<script data-electrician-business>${facts}</script><contact-info></contact-info>`,
      'The JSON in <script data-electrician-business> is ignored',
    ],
    [
      'a text that does not exist',
      `<cart-button></cart-button><script ${json} data-electrician-texts>{"add_to_kart":"Buy"}</script>`,
      'no text has the key "add_to_kart"',
    ],
    ['a curly-quoted store ID', '<store-grid store-id=“volt”></store-grid>', 'store-id="volt"'],
    [
      'an address without a scheme',
      '<quote-form endpoint="formspree.io/f/x"></quote-form>',
      'Did you mean "https://formspree.io/f/x"?',
    ],
    ['an endpoint that is a word', '<quote-form endpoint="formspree"></quote-form>', 'begin a path with "/"'],
    [
      'an address without a scheme in JSON',
      `<contact-info><script ${json}>{"links":{"booking":"cal.com/volt"}}</script></contact-info>`,
      'Did you mean "https://cal.com/volt"?',
    ],
  ])('%s', (_, body, fix) => {
    expect(messagesAbout(body)).toEqual([expect.stringContaining(fix)])
  })

  it('attributes that the element does not have', () => {
    const { tagName, define } = aTestElement('store-grid', { attributes: { browse: { type: 'flag' } } })
    define()
    const prefix = tagName.replace('store-grid', '')
    const names =
      'store_id class data-v-7ba aria-label onbrows _ngcontent-c1 v-x :x hx-sort title itemprop role contenteditable accesskey inputmode enterkeyhint browse'
    const attributes = names.replaceAll(' ', '="" ')
    expect(messagesAbout(`<${tagName} ${attributes}></${tagName}>`, { prefix })).toEqual([
      expect.stringContaining(`<${tagName}> has no attribute "store_id"`),
    ])
  })
})

it('the message about a store without an adapter names the import to add to a bundle', () => {
  expect(missingAdapter('file')).toContain("Add import 'electrician-elements/stores/file' to your code.")
})

describe('the check of the page stays silent about', () => {
  it.each([
    [
      'fallback content',
      '<store-grid><p>Call us: <a href="tel:1">1</a></p></store-grid>\n<footer>Bye</footer>',
    ],
    [
      'fallback content in page parts',
      '<electrician-site><header>Volt</header><main>Hi</main></electrician-site>\n',
    ],
    ['facts in their place', `<electrician-site><script ${json}>${facts}</script></electrician-site>\n`],
    [
      'other people’s JSON',
      `<store-grid></store-grid><script ${json}>{"services":{"url":"x.com/y"},"email":"no"}</script><script type="application/ld+json">{"@context":"x"}</script><script type="importmap">{}</script>`,
    ],
    [
      'other people’s elements',
      '<cart-items></cart-items><product-form><form></form></product-form><wp-site></wp-site>',
    ],
    ['a page without elements', `<script ${json}>{"headline":"x","services":[]}</script>`],
  ])('%s', (_, body) => {
    expect(messagesAbout(body)).toEqual([])
  })
})
