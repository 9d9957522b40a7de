import { createDemoStore } from '../demo/store/handler.ts'
import { type SiteOptions, writeSite } from '../src/website/write-site.ts'

/** Writes a website. The build calls the demo store directly, because no demo server runs during the build. */
export async function writeSiteWithDemoStore(options: SiteOptions): Promise<void> {
  const handle = createDemoStore()
  const demoStore = {
    host: '/provider',
    // The demo server replaces this origin with its own when it sends a page.
    origin: 'http://localhost:4173',
    send: (url: string) => handle(new Request(url)),
  }
  await writeSite({ ...options, ownStore: options.page === 'demo/index.html' ? demoStore : undefined })
}
