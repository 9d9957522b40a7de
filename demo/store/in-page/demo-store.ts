// The entry point of `demo-store.js`, which runs the demo store inside a page, without a server.
import { hasPage } from '../../../src/runtime/page/has-page.ts'
import { startPageStore } from './start-page-store.ts'

// Does nothing on a server, which has no page.
if (hasPage()) startPageStore()
