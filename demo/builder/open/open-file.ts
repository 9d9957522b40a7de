import { strFromU8, unzipSync } from 'fflate'
import { sourceOf } from '../products/products.ts'
import { readProductFile } from '../products/read-file.ts'
import { PRODUCTS_FILE } from '../products/write-file.ts'
import { FACTS_FILE } from '../snippet/choices.ts'
import { type BuilderState, readState } from '../state/builder-state.ts'
import type { PictureFiles } from '../state/picture-storage.ts'
import { BUILDER_FILE, PICTURES } from '../state/snippet-choices.ts'
import { chooseStore } from '../state/store-settings.ts'
import { withoutFolder } from '../state/website-page.ts'
import { parsePage } from '../trusted.ts'
import { stateFromFacts, stateFromPage } from './read-page.ts'

/** The builder's state and pictures from an opened file. */
export interface Opened {
  state: BuilderState
  pictures: PictureFiles
  /** Whether only the products were opened. */
  isProducts?: boolean
}

const PICTURE_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/**
 * Reads a facts file, a products file, a page, a snippet or a website's zip. Throws an error with a message for the owner.
 * @param current the builder's state, in which a products file replaces only the products
 */
export function openFile(bytes: Uint8Array, current: BuilderState): Opened {
  // Every zip file begins with `PK`.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return openZip(bytes)
  return openText(new TextDecoder().decode(bytes), current)
}

/** Reads the text of a facts file, a products file, a page or a snippet. */
export function openText(text: string, current: BuilderState): Opened {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') throw new Error('There is nothing to open: the text is empty.')
  const withFile = withProducts(current, trimmed)
  if (withFile) return { state: withFile, pictures: {}, isProducts: true }
  const state = trimmed.startsWith('<') ? stateFromPage(parsePage(trimmed)) : stateFromFacts(trimmed)
  return { state, pictures: {} }
}

function openZip(bytes: Uint8Array): Opened {
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes)
  } catch {
    throw new Error('This zip file is damaged.')
  }
  const home = files['index.html']
  if (!home) throw new Error('This zip file is not a website from this builder: it has no index.html.')
  const facts = files[FACTS_FILE]
  const products = files[PRODUCTS_FILE]
  const state =
    savedState(files[BUILDER_FILE]) ?? stateFromPage(parsePage(strFromU8(home)), facts && strFromU8(facts))
  return {
    state: (products && withProducts(state, strFromU8(products))) ?? state,
    pictures: Object.fromEntries(
      Object.entries(files)
        .filter(([path, content]) => path.startsWith(PICTURES) && content.length > 0)
        .map(([path, content]) => [
          path,
          { bytes: content, type: PICTURE_TYPES[path.split('.').at(-1) ?? ''] ?? '' },
        ]),
    ),
  }
}

/** Returns the state with the products of a products file. Undefined for other text. */
function withProducts(state: BuilderState, text: string): BuilderState | undefined {
  let file: unknown
  try {
    file = withoutFolder(JSON.parse(text))
  } catch {
    return undefined
  }
  const source = sourceOf(file)
  if (!Array.isArray(source['products'])) return undefined
  return { ...chooseStore(state, 'file'), products: readProductFile(source) }
}

/** Returns the builder's state, which includes statements that the website leaves out. Undefined without a valid file. */
function savedState(file: Uint8Array | undefined): BuilderState | undefined {
  try {
    return file && readState(JSON.parse(strFromU8(file)))
  } catch {
    return undefined
  }
}
