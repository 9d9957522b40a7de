import { emailLink, phoneLink } from '../../business/links.ts'
import { isStoreHost } from '../store/check-store.ts'
import { FACTS_FILE, factsAddress, languageAddress, prefixOf } from './addresses.ts'
import { attributeProblems } from './attribute-problems.ts'
import { type Host, LANGUAGES, type Language, type SnippetChoices } from './choices.ts'
import type { ElementName } from './elements.ts'
import { placeholderControls } from './placeholder-controls.ts'
import { exampleTexts, hasStore, missingFields } from './placeholders.ts'
import { scriptWarnings } from './script-warnings.ts'

/** Notes on what each host requires and how it changes a snippet. */
const hostNotes: Record<Host, readonly string[]> = {
  wordpress: [
    'Paste the code into a “Custom HTML” block. A paragraph block would show it as text.',
    'Only administrators and editors can paste code. Authors, and administrators on a network of sites (multisite), use the blocks or shortcodes of the WordPress plugin.',
    'Exclude this script from plugins that combine or delay scripts. They would remove its data-… settings.',
  ],
  wix: [
    'Wix does not accept this code as a whole. Add a “Custom Element” for each element and copy the values into its panel: server URL, tag name, attributes.',
    'The server URL must begin with https://, and the tag name must match exactly. Custom elements need a paid plan with your own domain.',
    'Wix shows nothing until the script has run, so put your phone number on the page too.',
  ],
  squarespace: [
    'Paste the code into a “Code” block set to HTML, with “Display source” off. Scripts in code blocks need a plan with code injection.',
    'While you edit, Squarespace does not run scripts and shows the text inside the elements. Save, then open the page in another window.',
  ],
  'by-hand': [],
}

/** Returns the problems that the visitor must correct, and the requirements of the chosen host. */
export function warningsFor(choices: SnippetChoices): string[] {
  return [
    ...placeholderWarnings(choices),
    ...inputWarnings(choices),
    ...elementWarnings(choices),
    ...hostNotes[choices.host],
    ...languageWarnings(choices),
    ...scriptWarnings(choices),
  ]
}

/** Returns the problems that the visitor must correct in the React component, which uses the npm package. */
export function reactWarnings(choices: SnippetChoices): string[] {
  const { language } = choices
  return [
    ...placeholderWarnings(choices),
    ...inputWarnings(choices),
    ...elementWarnings(choices),
    ...(language ? [ownLanguageWarning(language)] : []),
  ]
}

function placeholderWarnings(choices: SnippetChoices): string[] {
  const warnings: string[] = []
  const missing = missingFields(choices)
  if (missing.length > 0) {
    warnings.push(`Do not paste yet. The code contains placeholders in capitals for: ${missing.join(', ')}.`)
  }
  const examples = exampleTexts(choices)
  if (examples.length > 0) warnings.push(`Replace the example values: ${[...new Set(examples)].join(', ')}.`)
  return warnings
}

function inputWarnings(choices: SnippetChoices): string[] {
  const { elements, phone, email, storeHost, prefix } = choices
  const warnings = attributeProblems(choices)
  if (elements.length === 0) warnings.push('No element is chosen yet. Choose at least one.')
  if (!phoneLink(phone) && !emailLink(email.trim())) {
    warnings.push(
      'Without a phone number or an e-mail address, visitors cannot reach you when the script is blocked.',
    )
  }
  if (prefix.trim() && !prefixOf(choices)) {
    warnings.push('A prefix begins with a lower-case letter and ends with a hyphen, for example ee-.')
  }
  const isFile = choices.storeType === 'file'
  if (hasStore(choices) && !isFile && storeHost.trim() && !isStoreHost(storeHost.trim())) {
    warnings.push('The address of the store’s server must begin with https://.')
  }
  return warnings
}

function elementWarnings(choices: SnippetChoices): string[] {
  const { elements, host, productPage, attributes } = choices
  const has = (name: ElementName) => elements.includes(name)
  const warnings: string[] = []
  const isWhole = has('electrician-site') || has('store-front')
  const embedded = (['product-card', 'buy-button'] as const).filter(has)
  const sells = has('store-grid') || has('product-detail') || embedded.length > 0
  if (isWhole && elements.length > 1) {
    warnings.push(
      'The whole website and the whole store contain the single elements. Next to them, an element appears twice.',
    )
  }
  if (has('electrician-site') && host === 'by-hand' && attributes['electrician-site.routing'] === 'hash') {
    warnings.push(
      'If your host serves this page for every address, set routing to history. Addresses then have no #.',
    )
  }
  if (factsAddress(choices)) {
    warnings.push(
      `Download the files below and upload ${FACTS_FILE} next to the script: the elements read what you wrote about your business from it. Its server must allow other websites to read the file (Access-Control-Allow-Origin: *). Upload it again whenever you change your business facts.`,
    )
  }
  const placeholders = placeholderControls(choices)
  if (placeholders.length > 0) {
    warnings.push(
      `Your page leaves out what would lead nowhere: ${placeholders.join(', ')}. To show it, fill in the fields in parentheses, in the step “Business facts”.`,
    )
  }
  if ((has('store-grid') || has('product-card')) && !has('product-detail')) {
    const page = productPage.trim() || 'your product page'
    warnings.push(`A product card leads to ${page}: put the “One product” element on that page.`)
  }
  for (const name of embedded) {
    if (!attributes[`${name}.product-id`]?.trim())
      warnings.push(`Set product-id for ${name}: the id of the product in your store.`)
  }
  if (!isWhole && sells && !has('cart-button')) {
    warnings.push(
      'Without a cart button, visitors cannot open the cart again. Put one into the header of every page.',
    )
  }
  if (!isWhole && sells && !has('cart-drawer')) {
    warnings.push('Without the cart element, the checkout returns to /success of your site.')
  }
  return warnings
}

function languageWarnings(choices: SnippetChoices): string[] {
  const { language, host } = choices
  if (!language) return []
  const warnings = [ownLanguageWarning(language)]
  if (host !== 'wix') {
    warnings.push('Translate the text in the code. Visitors see it until the script has run.')
  }
  if (languageAddress(choices)) warnings.push('Upload the folder “languages” next to the script.')
  if (host === 'wix') {
    warnings.push('In Wix, add the script line under “Settings”, “Custom Code”. It loads the language.')
  }
  return warnings
}

function ownLanguageWarning(language: Language): string {
  return `Set your website’s own language to ${LANGUAGES[language]} too. In plain HTML, write <html lang="${language}">. Parts that the script adds itself, such as the cart, follow the website.`
}
