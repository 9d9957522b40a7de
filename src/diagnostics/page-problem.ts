import type { MessageDetails, MessageName } from './messages.ts'

/**
 * A mistake on the page: its message, the element that the message is about, and whether the mistake breaks
 * the page for visitors.
 */
export type PageProblem = {
  [Name in MessageName]: {
    name: Name
    details: MessageDetails[Name]
    element?: Element | undefined
    isBroken?: boolean
  }
}[MessageName]
