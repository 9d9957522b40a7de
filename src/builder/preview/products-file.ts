import { useMemo } from 'react'
import type { BuilderState } from '../state/builder-state.ts'
import { dataUrl, type PictureFiles } from '../state/picture-storage.ts'
import { PICTURES } from '../state/snippet-choices.ts'
import { productFile } from '../state/website-page.ts'
import { PRODUCTS_FOLDER } from './content.ts'

/** The products file of the preview. */
export interface ProductsFile {
  url: string
  text: string
}

let version = 0

/** Returns the products that the owner lists in the builder. Undefined without any. */
export function useProductsFile(state: BuilderState, pictures: PictureFiles): ProductsFile | undefined {
  const isListed = state.store.kind === 'file' && state.products.list.some(({ name }) => name.trim())
  const text = isListed ? JSON.stringify(productFile(state, '')) : ''
  return useMemo(() => {
    if (!text) return undefined
    version += 1
    // A new address for each version, because the elements keep a file for a while.
    return { url: `${PRODUCTS_FOLDER}${version}.json`, text: withPictures(text, pictures) }
  }, [text, pictures])
}

/** Replaces the paths of pictures by data URLs, because the elements show no other URLs of pictures in memory. */
function withPictures(text: string, pictures: PictureFiles): string {
  return text.replaceAll(new RegExp(`"(${PICTURES}[^"]+)"`, 'g'), (_, path: string) => {
    const picture = pictures[path]
    return JSON.stringify(picture ? dataUrl(picture) : '')
  })
}
