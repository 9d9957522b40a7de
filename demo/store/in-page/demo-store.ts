// The entry point of `demo-store.js`, which runs the demo store inside a page, without a server.
import { startPageStore } from './page-store.ts'

startPageStore()
