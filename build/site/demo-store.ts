import { createDemoStore } from '../../demo/store/handler.ts'

const handle = createDemoStore()

/** The demo store. No demo server runs during the build, so requests call the handler directly. */
export const demoStore = {
  /** The origin of the server that `npm start` runs. The demo server replaces it with its own origin. */
  origin: 'http://localhost:4173',
  isFor: (page: string, host: string) => page === 'demo/index.html' && host === '/provider',
  send: (url: string) => handle(new Request(url)),
}
