import { type MessageDetails, type MessageName, messages } from './messages.ts'

/** Messages about mistakes that keep an element from showing its content. */
const ERRORS: readonly MessageName[] = [
  'missing-store',
  'invalid-store-host',
  'facts-file',
  'no-product',
  'missing-product',
  'missing-variant',
]
/** Hints about settings that many pages leave out on purpose. */
const HINTS: readonly MessageName[] = ['unknown-path', 'placeholder']

const functions: { [Name in MessageName]: (details: MessageDetails[Name]) => string | undefined } = messages

const logged = new Set<string>()

/** Logs a message for the page author, at most once. */
export function logMessage<Name extends MessageName>(name: Name, details: MessageDetails[Name]): void {
  const message = functions[name](details)
  if (!message || logged.has(message)) return
  logged.add(message)
  console[ERRORS.includes(name) ? 'error' : HINTS.includes(name) ? 'info' : 'warn'](message)
}
