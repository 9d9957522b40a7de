import type { SnippetChoices } from './choices.ts'
import { attributesOf, ELEMENTS, ownAttributesOf } from './elements.ts'

/** A text field that a snippet may require. */
interface TextField {
  label: string
  /** The name of the form field. */
  name: string
  key: 'scriptFolder' | 'storeHost' | 'storeId' | PageKey
  placeholder: string
  /** Whether a chosen element uses the text. The form shows the field only in this case. */
  isUsed: (choices: SnippetChoices) => boolean
  /** Whether the snippet needs the text. Defaults to `isUsed`. */
  isRequired?: (choices: SnippetChoices) => boolean
}

type PageKey = 'storePage' | 'productPage' | 'successPage'

/** The fields for the pages of the visitor's website. */
const pages: readonly (TextField & { key: PageKey })[] = [
  {
    label: 'Page with the listing',
    name: 'store-page',
    key: 'storePage',
    placeholder: '/YOUR-STORE-PAGE/',
    isUsed: (choices) => hasAttribute(choices, 'store-url'),
  },
  {
    label: 'Page with one product',
    name: 'product-page',
    key: 'productPage',
    placeholder: '/YOUR-PRODUCT-PAGE/',
    isUsed: (choices) => hasAttribute(choices, 'product-url'),
    // By default, `<product-detail>` links to related products on its own page.
    isRequired: ({ elements }) =>
      elements.some((name) => name !== 'product-detail' && 'product-url' in attributesOf(name)),
  },
  {
    label: 'Page after payment',
    name: 'success-page',
    key: 'successPage',
    placeholder: '/YOUR-THANK-YOU-PAGE/',
    isUsed: (choices) => hasAttribute(choices, 'success-url'),
  },
]

const textFields: readonly TextField[] = [
  {
    label: 'Address of the script’s folder',
    name: 'script-folder',
    key: 'scriptFolder',
    placeholder: 'https://YOUR-SITE.example/',
    isUsed: () => true,
    // Without a folder, the files are next to the page.
    isRequired: ({ host }) => host !== 'by-hand',
  },
  {
    label: 'Address of the store’s server',
    name: 'store-host',
    key: 'storeHost',
    placeholder: 'https://YOUR-STORE-HOST.example',
    isUsed: hasStore,
  },
  {
    label: 'Store id',
    name: 'store-id',
    key: 'storeId',
    placeholder: 'YOUR-STORE-ID',
    isUsed: hasStore,
    isRequired: (choices) => hasStore(choices) && !choices.storeType,
  },
  ...pages,
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

function missingTexts(choices: SnippetChoices): TextField[] {
  return textFields.filter(
    ({ key, isUsed, isRequired = isUsed }) => isRequired(choices) && choices[key].trim() === '',
  )
}

/** Returns the fields for pages that the chosen elements link to. */
export function pageFields(choices: SnippetChoices) {
  return pages.filter(({ isUsed }) => isUsed(choices))
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
  const { elements, scriptFolder, businessName, ownerName, phone, email, storeHost, storeId } = choices
  const own = elements.flatMap((name) =>
    ownAttributesOf(name).map(([attribute]) => choices.attributes[`${name}.${attribute}`] ?? ''),
  )
  const texts = [scriptFolder, businessName, phone, email, ...own]
  if (hasAttribute(choices, 'owner-name')) texts.push(ownerName)
  if (hasStore(choices)) texts.push(storeHost, storeId)
  return texts.filter((text) => examples.some((example) => example.test(text)))
}
