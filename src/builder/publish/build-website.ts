import type { WebsiteReply, WebsiteRequest, WebsiteResult } from '../../website/website-request.ts'
import { PRODUCTS_FILE } from '../products/write-file.ts'
import { FACTS_FILE } from '../snippet/addresses.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { type PictureFiles, pictureBytes, usedPictures } from '../state/picture-storage.ts'
import { withoutSecretKeys } from '../state/secret-keys.ts'
import { basePath, LOOK_FILE, productFile, websiteFacts, websitePage } from '../state/website-page.ts'
import { startWorker } from '../trusted.ts'

/** Returns the request for the website worker. It contains only what visitors may see. */
export function websiteRequest(
  given: BuilderState,
  pictures: PictureFiles,
  modulesUrl: string,
): WebsiteRequest {
  const state = withoutSecretKeys(given)
  const { page, css } = websitePage(state, 'modules/electrician-elements.js')
  const encoder = new TextEncoder()
  const facts = JSON.stringify(websiteFacts(state), null, 2)
  const products =
    state.store.kind === 'file' ? JSON.stringify(productFile(state, basePath(state.siteUrl)), null, 2) : ''
  const siteUrl = state.siteUrl.trim()
  return {
    page,
    files: {
      ...pictureBytes(usedPictures(pictures, facts + products)),
      [LOOK_FILE]: encoder.encode(css),
      [FACTS_FILE]: encoder.encode(`${facts}\n`),
      ...(products && { [PRODUCTS_FILE]: encoder.encode(`${products}\n`) }),
    },
    ...(siteUrl && { siteUrl }),
    modulesUrl,
  }
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
