import { createDemoStore } from '../../demo/store/handler.ts'

const handle = createDemoStore()

/** The demo store, called directly because no demo server runs during the build. */
export const demoStore = {
  /** The origin in the built pages. The demo server replaces it with its own origin when it sends a page. */
  origin: 'http://localhost:4173',
  isFor: (page: string, host: string) => page === 'demo/index.html' && host === '/provider',
  send: (url: string) => handle(new Request(url)),
}
