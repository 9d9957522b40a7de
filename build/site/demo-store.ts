import { createDemoStore } from '../../demo/store/handler.ts'

const handle = createDemoStore()

/** The demo store. The demo is not served during the build, so requests call its handler directly. */
export const demoStore = {
  /** The address of `npm start`. The demo's server replaces it with its own address. */
  origin: 'http://localhost:4173',
  isFor: (page: string, host: string) => page === 'demo/index.html' && host === '/provider',
  send: (url: string) => handle(new Request(url)),
}
