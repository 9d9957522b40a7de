import { FILE_TABLE } from '../../website/file-table.ts'
import { PRODUCTS_FILE } from '../products/write-file.ts'
import {
  allFacts,
  FACTS_FILE,
  factsAddress,
  languageAddress,
  loadsModules,
  scriptOf,
} from '../snippet/addresses.ts'
import type { SnippetChoices } from '../snippet/choices.ts'
import { storeScript } from '../snippet/store.ts'
import { type PictureFiles, pictureBytes, usedPictures } from '../state/picture-storage.ts'
import { LOOK_FILE } from '../state/website-page.ts'

type Files = Record<string, Uint8Array>

interface Contents {
  html: string
  css: string
  /** The products file; empty without one. */
  products: string
  pictures: PictureFiles
  /** Whether the page loads the scripts from the owner's server. */
  hasScripts: boolean
}

/**
 * Returns the files that the code for a page needs on the owner's server, by path: the scripts, the look, the products,
 * the business facts if the code does not contain them, and the pictures that these use.
 * @throws Error if a script cannot be loaded, with a message for the owner
 */
export async function pageFiles(
  choices: SnippetChoices,
  { html, css, products, pictures, hasScripts }: Contents,
): Promise<Files> {
  const facts = factsAddress(choices) && `${JSON.stringify(allFacts(choices), null, 2)}\n`
  const encoder = new TextEncoder()
  return {
    ...(hasScripts && (await (loadsModules(choices) ? moduleFiles(choices) : scriptFiles(choices)))),
    ...(css && { [LOOK_FILE]: encoder.encode(css) }),
    ...(products && { [PRODUCTS_FILE]: encoder.encode(products) }),
    ...(facts && { [FACTS_FILE]: encoder.encode(facts) }),
    ...pictureBytes(usedPictures(pictures, `${html}${facts}${products}`)),
  }
}

async function moduleFiles({ language, storeType }: SnippetChoices): Promise<Files> {
  const folder = 'modules/'
  const table = new TextDecoder().decode(await load(folder + FILE_TABLE))
  const { scripts }: { scripts: string[] } = JSON.parse(table)
  const languages = language ? [`languages/${language}.js`] : []
  const stores = storeType ? [`stores/${storeType}.js`] : []
  return loadAll([...scripts, ...languages, ...stores].map((name) => folder + name))
}

function scriptFiles(choices: SnippetChoices): Promise<Files> {
  const script = scriptOf(choices) === 'react' ? 'electrician-elements.js' : 'electrician-elements.lite.js'
  const languages = languageAddress(choices) ? [`languages/${choices.language}.js`] : []
  return loadAll([script, ...languages, storeScript(choices)].filter(Boolean))
}

async function loadAll(paths: readonly string[]): Promise<Files> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await load(path)] as const)))
}

async function load(path: string): Promise<Uint8Array> {
  const response = await fetch(new URL(path, document.baseURI)).catch(() => null)
  if (!response?.ok) throw new Error('A file could not be loaded. Check your connection and try again.')
  return new Uint8Array(await response.arrayBuffer())
}
