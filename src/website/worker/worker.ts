// The website worker: receives a `WebsiteRequest` and sends `WebsiteReply` messages. Load it as a module.
import './hide-globals.ts'
import type { WebsiteReply, WebsiteRequest } from '../website-request.ts'
import { makeWebsite } from './make-website.ts'

addEventListener('message', async ({ data }: MessageEvent<WebsiteRequest>) => {
  const reply = (message: WebsiteReply) => postMessage(message)
  try {
    reply({ result: await makeWebsite(data, (progress) => reply({ progress })) })
  } catch (error) {
    reply({ error: (error as Error).message })
  }
})
