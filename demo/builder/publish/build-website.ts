import type { WebsiteReply, WebsiteRequest, WebsiteResult } from '../../../build/site/website-request.ts'
import { PRODUCTS_FILE } from '../products/write-file.ts'
import { FACTS_FILE } from '../snippet/choices.ts'
import type { BuilderState } from '../state/builder-state.ts'
import type { PictureFiles } from '../state/picture-storage.ts'
import { BUILDER_FILE } from '../state/snippet-choices.ts'
import { basePath, LOOK_FILE, productFile, websiteFacts, websitePage } from '../state/website-page.ts'
import { startWorker } from '../trusted.ts'

/** Returns the request for the website worker. */
export function websiteRequest(
  state: BuilderState,
  pictures: PictureFiles,
  modulesUrl: string,
): WebsiteRequest {
  const { page, css } = websitePage(state, 'modules/electrician-elements.js')
  const encoder = new TextEncoder()
  const facts = JSON.stringify(websiteFacts(state), null, 2)
  const products =
    state.store.kind === 'file' ? JSON.stringify(productFile(state, basePath(state.siteUrl)), null, 2) : ''
  const used = Object.entries(pictures).filter(([path]) => (facts + products).includes(`/${path}"`))
  const siteUrl = state.siteUrl.trim()
  return {
    page,
    files: {
      ...Object.fromEntries(used.map(([path, { bytes }]) => [path, bytes])),
      [LOOK_FILE]: encoder.encode(css),
      [FACTS_FILE]: encoder.encode(`${facts}\n`),
      ...(products && { [PRODUCTS_FILE]: encoder.encode(`${products}\n`) }),
      [BUILDER_FILE]: encoder.encode(JSON.stringify(withoutProducts(state))),
    },
    ...(siteUrl && { siteUrl }),
    modulesUrl,
  }
}

/** Returns the state without the products that the products file contains, so that the file can be changed by hand. */
function withoutProducts(state: BuilderState): object {
  return state.store.kind === 'file' ? { ...state, products: undefined } : state
}

/** Builds the website in a worker. Rejects with a message for the owner. */
export function buildWebsite(
  request: WebsiteRequest,
  onProgress: (text: string) => void,
  signal: AbortSignal,
): Promise<WebsiteResult> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(new URL('builder/website-worker.js', document.baseURI))
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    signal.addEventListener('abort', () => end(() => reject(new Error('Canceled.'))))
    worker.addEventListener('message', ({ data }: MessageEvent<WebsiteReply>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('result' in data) end(() => resolve(data.result))
      else end(() => reject(new Error(data.error)))
    })
    worker.addEventListener('error', () =>
      end(() =>
        reject(
          new Error('A part of the site builder could not be loaded. Check your connection and try again.'),
        ),
      ),
    )
    worker.postMessage(request)
  })
}
