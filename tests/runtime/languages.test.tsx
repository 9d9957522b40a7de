import { afterEach, expect, it } from 'vitest'
import { configure, toast } from '../../src/index.ts'
import { addLanguage } from '../../src/texts/languages.ts'
import { useTexts } from '../../src/ui/element-context.tsx'
import { recordMessages } from '../support/author-messages.ts'
import { currentToast } from '../support/carts.ts'
import { anElement, aTestElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

const english = { add_to_cart: 'Add to Cart', close: 'Close' } as const

function Button() {
  const text = useTexts(english)
  return <button type="button">{text('add_to_cart')}</button>
}

const { tagName, define } = aTestElement('cart-button', {}, Button)
define()

/** Inserts an element with these attributes. Returns a function that reads its text. */
async function insertElement(attributes: Record<string, string> = {}, parent: ParentNode = document.body) {
  const element = anElement(tagName, attributes)
  await updatePage(() => parent.append(element))
  return { element, shown: () => shadowRootOf(element).querySelector('button')?.textContent }
}

const setPageLanguage = (language: string) =>
  updatePage(() => document.documentElement.setAttribute('lang', language))

function addGerman(): void {
  addLanguage({ language: 'de', texts: { add_to_cart: 'In den Warenkorb' } })
}

function addTextScript(json: string, lang = ''): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.lang = lang
  script.setAttribute('data-electrician-texts', '')
  script.text = json
  document.body.append(script)
  return script
}

afterEach(async () => {
  document.documentElement.lang = ''
  await updatePage(() => {
    document.body.replaceChildren()
    configure({ texts: {} })
    Reflect.deleteProperty(globalThis, 'electricianElementsLanguages')
  })
})

it('an element uses its own language, and otherwise that of its surroundings across shadow roots', async () => {
  addGerman()
  document.documentElement.lang = 'de-AT'
  const host = document.createElement('div')
  document.body.append(host)
  const inside = await insertElement({}, host.attachShadow({ mode: 'open' }))
  const english = await insertElement({ lang: 'en' })
  expect([inside.shown(), english.shown()]).toEqual(['In den Warenkorb', 'Add to Cart'])
})

it('a toast closes when the page’s language changes', async () => {
  addGerman()
  await insertElement()
  await updatePage(() => void toast({ title: 'Saved' }))
  expect(currentToast()?.title).toBe('Saved')
  await new Promise((resolve) => setTimeout(resolve))
  await setPageLanguage('de')
  expect(currentToast()).toBeNull()
})

it('an element follows a change of the page’s language, unless a translator names one without a file', async () => {
  addGerman()
  const { shown } = await insertElement()
  await setPageLanguage('de')
  expect(shown()).toBe('In den Warenkorb')
  await setPageLanguage('ko')
  expect(shown()).toBe('In den Warenkorb')
})

it('an element changes its language when the language’s file arrives later', async () => {
  const { shown } = await insertElement({ lang: 'de' })
  expect(shown()).toBe('Add to Cart')
  await updatePage(addGerman)
  expect(shown()).toBe('In den Warenkorb')
})

it('a script replaces texts, in one language if it has a lang attribute', async () => {
  addGerman()
  addTextScript('{ "add_to_cart": "Buy" }')
  addTextScript('{ "add_to_cart": "Kaufen" }', 'de')
  const { shown } = await insertElement()
  const german = await insertElement({ lang: 'de' })
  expect([shown(), german.shown()]).toEqual(['Buy', 'Kaufen'])
})

it('configure() replaces texts', async () => {
  const { shown } = await insertElement()
  await updatePage(() => configure({ texts: { add_to_cart: 'Buy' } }))
  expect(shown()).toBe('Buy')
})

it('reports texts that are not valid JSON', async () => {
  const loggedMessages = recordMessages()
  addTextScript('{ "add_to_cart": }')
  const { shown } = await insertElement()
  expect(shown()).toBe('Add to Cart')
  expect((await loggedMessages()).join()).toContain('the JSON is not valid')
})

it('texts whose language is not valid apply in no language', async () => {
  addTextScript('{ "add_to_cart": "Buy" }', 'german')
  const { shown } = await insertElement()
  expect(shown()).toBe('Add to Cart')
})
