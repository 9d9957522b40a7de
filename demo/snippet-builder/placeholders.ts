import { attributesOf, type SnippetChoices } from './choices.ts'
import { ELEMENTS } from './definitions.ts'

/** A text field that a snippet requires. */
interface RequiredText {
  label: string
  key: 'scriptFolder' | 'storeHost' | 'storeId' | 'storePage' | 'productPage' | 'successPage'
  placeholder: string
  isNeeded: (choices: SnippetChoices) => boolean
}

const requiredTexts: readonly RequiredText[] = [
  {
    label: 'Address of the script’s folder',
    key: 'scriptFolder',
    placeholder: 'https://YOUR-SITE.example/',
    isNeeded: () => true,
  },
  {
    label: 'Store host',
    key: 'storeHost',
    placeholder: 'https://YOUR-STORE-HOST.example',
    isNeeded: hasStore,
  },
  { label: 'Store id', key: 'storeId', placeholder: 'YOUR-STORE-ID', isNeeded: hasStore },
  {
    label: 'Page with the listing',
    key: 'storePage',
    placeholder: '/YOUR-STORE-PAGE/',
    isNeeded: (choices) => hasAttribute(choices, 'store-url'),
  },
  {
    label: 'Page with one product',
    key: 'productPage',
    placeholder: '/YOUR-PRODUCT-PAGE/',
    isNeeded: (choices) => hasAttribute(choices, 'product-url'),
  },
  {
    label: 'Page after payment',
    key: 'successPage',
    placeholder: '/YOUR-THANK-YOU-PAGE/',
    isNeeded: (choices) => hasAttribute(choices, 'success-url'),
  },
]

/** Returns whether any chosen element uses the store. */
export function hasStore({ elements }: SnippetChoices): boolean {
  return elements.some((name) => ELEMENTS[name].hasStore)
}

function hasAttribute({ elements }: SnippetChoices, attribute: string): boolean {
  return elements.some((name) => attribute in attributesOf(name))
}

/** Returns a copy of the choices with placeholders for required text that is empty. */
export function withPlaceholders(choices: SnippetChoices): SnippetChoices {
  const missing = missingTexts(choices).map(({ key, placeholder }) => [key, placeholder])
  return { ...choices, ...Object.fromEntries(missing) }
}

/** Returns the labels of the required fields that are empty. The snippet contains placeholders for them. */
export function missingFields(choices: SnippetChoices): string[] {
  return missingTexts(choices).map(({ label }) => label)
}

function missingTexts(choices: SnippetChoices): RequiredText[] {
  return requiredTexts.filter(({ key, isNeeded }) => isNeeded(choices) && choices[key].trim() === '')
}

/** Matches domains, phone numbers and names that are used as examples in documentation. */
const examples = [
  /\bexample\.(com|org|net)\b/i,
  /\.(example|test|invalid)\b/i,
  /\byour-(site|store|page)/i,
  /\(?\b555\)?[ .-]?01\d/,
  /\bvolt ?& ?sons\b/i,
  /\bmarco volt\b/i,
]

/** Returns the visitor's entries that look like examples instead of real data. */
export function exampleTexts(choices: SnippetChoices): string[] {
  const { scriptFolder, businessName, ownerName, phone, email, storeHost, storeId } = choices
  const texts = [scriptFolder, businessName, ownerName, phone, email, ...Object.values(choices.attributes)]
  if (hasStore(choices)) texts.push(storeHost, storeId)
  return texts.filter((text) => examples.some((example) => example.test(text)))
}
