import { strFromU8 } from 'fflate'
import { sourceOf } from '../products/own-products.ts'
import { readProductFile } from '../products/read-file.ts'
import { PRODUCTS_FILE } from '../products/write-file.ts'
import { FACTS_FILE } from '../snippet/addresses.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { chooseStore } from '../state/chosen-store.ts'
import type { PictureFiles } from '../state/picture-storage.ts'
import { KEY_REMOVED, secretKeyProblem, withoutSecretKeys } from '../state/secret-keys.ts'
import { withoutFolder } from '../state/website-page.ts'
import { parsePage } from '../trusted.ts'
import { openPictures } from './open-pictures.ts'
import { MAX_FILE_BYTES, openZip } from './open-zip.ts'
import { stateFromFacts, stateFromPage } from './read-page.ts'
import { readWorkFile } from './work-file.ts'

/** The builder's state and pictures from an opened file. */
export interface Opened {
  state: BuilderState
  pictures: PictureFiles
  /** Whether only the products were opened. */
  isProducts?: boolean
  /** What the owner must know, such as the names of files that were refused. */
  notes: readonly string[]
}

const HOME = 'index.html'
export const TOO_LARGE = 'This file is larger than 200 MB, so it is not a file from this builder.'

/**
 * Reads a work file, a facts file, a products file, a page, a snippet or a website's zip. Throws an error with a message
 * for the owner.
 * @param current the builder's state, in which a products file replaces only the products
 */
export function openFile(bytes: Uint8Array, current: BuilderState): Opened {
  if (bytes.length > MAX_FILE_BYTES) throw new Error(TOO_LARGE)
  // Every zip file begins with `PK`.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return openWebsite(bytes)
  return openText(new TextDecoder().decode(bytes), current)
}

/** Reads the text of a work file, a facts file, a products file, a page or a snippet. */
export function openText(text: string, current: BuilderState): Opened {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') throw new Error('There is nothing to open: the text is empty.')
  const keyNotes = secretKeyProblem(trimmed) ? [KEY_REMOVED] : []
  const work = readWorkFile(parseJson(trimmed))
  if (work) {
    const { notes, ...opened } = openPictures(work.state, work.pictures)
    return { ...opened, notes: [...keyNotes, ...notes] }
  }
  const withFile = withProducts(current, trimmed)
  if (withFile) return { state: withFile, pictures: {}, isProducts: true, notes: keyNotes }
  const state = trimmed.startsWith('<')
    ? stateFromPage(parsePage(trimmed))
    : withoutSecretKeys(stateFromFacts(trimmed))
  return { state, pictures: {}, notes: keyNotes }
}

/** Opens the zip of a website, from which everything that visitors see can be read. */
function openWebsite(bytes: Uint8Array): Opened {
  const { files, refused } = openZip(bytes, [HOME, FACTS_FILE, PRODUCTS_FILE])
  const textOf = (name: string) => files[name] && strFromU8(files[name])
  const home = textOf(HOME)
  if (!home) throw new Error('This zip file is not a website from this builder: it has no index.html.')
  const products = textOf(PRODUCTS_FILE)
  const state = stateFromPage(parsePage(home), textOf(FACTS_FILE))
  const { notes, ...opened } = openPictures(
    (products && withProducts(state, products)) || state,
    files,
    refused,
  )
  const hasKey = secretKeyProblem([home, products, textOf(FACTS_FILE)].join('\n'))
  return { ...opened, notes: [...(hasKey ? [KEY_REMOVED] : []), ...notes] }
}

/** Returns the state with the products of a products file. Undefined for other text. */
function withProducts(state: BuilderState, text: string): BuilderState | undefined {
  const source = sourceOf(withoutSecretKeys(withoutFolder(parseJson(text))))
  if (!Array.isArray(source['products'])) return undefined
  return { ...chooseStore(state, 'file'), products: readProductFile(source) }
}

/** Returns the value of a JSON text. Undefined for other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
