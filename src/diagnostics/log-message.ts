import { createStore } from 'zustand/vanilla'
import { type MessageDetails, type MessageName, messages } from './messages.ts'
import { readNotes } from './notes.ts'

/** Hints about settings that many pages leave out on purpose. */
const HINTS: readonly MessageName[] = ['unknown-attribute', 'placeholder']

/** A message in the console, which the self-check also shows. */
export interface LoggedMessage {
  name: MessageName
  level: 'error' | 'warn' | 'info'
  text: string
  /** The element that the message is about, if known. */
  element: Element | undefined
}

const functions: { [Name in MessageName]: (details: MessageDetails[Name]) => string | undefined } = messages

/** All logged messages, oldest first. */
export const loggedMessages = createStore<readonly LoggedMessage[]>(() => [])

/** Logs a message for the page author, at most once. */
export function logMessage<Name extends MessageName>(
  name: Name,
  details: MessageDetails[Name],
  { element, isBroken }: { element?: Element | undefined; isBroken?: boolean | undefined } = {},
): void {
  const text = functions[name](details)
  if (!text || loggedMessages.getState().some((logged) => logged.text === text)) return
  const level = isBroken ? 'error' : HINTS.includes(name) ? 'info' : 'warn'
  loggedMessages.setState([...loggedMessages.getState(), { name, level, text, element }], true)
  console[level](text)
}

/** Logs the notes of this page, now and when more are added. */
export function logNotes(): void {
  readNotes(({ name, details, isBroken }) => {
    const found = details()
    if (found) logMessage(name, found, { isBroken })
  })
}
