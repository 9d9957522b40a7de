import { buildSite } from '../build-site.ts'
import type { WriteFile } from '../site-files.ts'
import { type Send, sendOverNetwork } from '../store-responses.ts'
import type { WebsiteRequest, WebsiteResult } from '../website-request.ts'
import { hostingFiles } from './hosting-files.ts'
import guideStyle from './how-to-upload.css?raw'
import { loadPictureFiles } from './picture-files.ts'
import { blockedPictures } from './policy-sources.ts'
import { filePath, requestInput } from './request-input.ts'
import { uploadGuide } from './upload-guide.ts'

/**
 * Makes a website from an owner's page and files, with the configuration for web hosts and a guide to uploading it.
 * @param onProgress called with a description of each step
 * @throws Error if the website cannot be made, with the reason in plain words
 */
export async function makeWebsite(
  request: WebsiteRequest,
  onProgress: (text: string) => void,
): Promise<WebsiteResult> {
  const files = new Map<string, Uint8Array>()
  const messages = new Set<string>()
  const write: WriteFile = (name, content) => {
    files.set(name, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  }
  onProgress('Reading your page')
  for (const [name, content] of Object.entries(request.files)) write(filePath(name), content)
  const site = await buildSite({
    html: request.page,
    name: 'your page',
    input: requestInput(request),
    pictures: await loadPictureFiles(),
    write,
    siteUrl: request.siteUrl,
    siteLanguages: request.languages,
    log: (message, forBuilder = message) => forBuilder && messages.add(forBuilder),
    onProgress,
    send: senderFor(request),
  })
  for (const [name, text] of Object.entries(hostingFiles(site, request.siteUrl))) write(name, text)
  for (const message of blockedPictures(site.pictures)) messages.add(message)
  write('how-to-upload.css', guideStyle)
  write(
    'how-to-upload.html',
    uploadGuide({ base: site.base, siteUrl: request.siteUrl, hasStore: site.hasStore }),
  )
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { files: Object.fromEntries(sorted), messages: [...messages] }
}

/** Returns the function that sends requests to the store. Uses the responses in the website request, if any. */
function senderFor({ storeResponses = {} }: WebsiteRequest): Send {
  return async (url) =>
    Object.hasOwn(storeResponses, url) ? Response.json(storeResponses[url]) : sendOverNetwork(url)
}
