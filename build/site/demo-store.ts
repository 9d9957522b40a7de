import { createDemoStore } from '../../demo/store/handler.ts'

const handle = createDemoStore()

/** The demo's store, which has no address before the demo is served: it is asked within the build. */
export const demoStore = {
  /** Where `npm start` serves it; the demo's server puts its own address in the place of this. */
  origin: 'http://localhost:4173',
  isFor: (page: string, host: string) => page === 'demo/index.html' && host === '/provider',
  send: (url: string) => handle(new Request(url)),
}
