import type { logMessage } from '../diagnostics/log-message.ts'
import type { openSelfCheck } from './self-check.ts'

/** What the messages file contains. It may be of another version than the script. */
export interface PublishedMessages {
  logMessage: typeof logMessage
  openSelfCheck: typeof openSelfCheck
}

/** The property of `window` through which the one-file scripts find the content of the messages file. */
const KEY = Symbol.for('electrician-elements-messages')

/** Returns the content of the messages file, or undefined if it has not run. */
export function findMessages(): PublishedMessages | undefined {
  return Reflect.get(window, KEY)
}

/** Publishes the content of the messages file. Keeps what an earlier copy has published, because it lists the messages. */
export function publishMessages(messages: PublishedMessages): void {
  if (!findMessages()) Reflect.set(window, KEY, messages)
}
