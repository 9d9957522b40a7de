import type { MessageDetails, MessageName } from './messages.ts'

/** A mistake on the page: the name and the details of its message, and the element that the message is about. */
export type PageProblem = {
  [Name in MessageName]: { name: Name; details: MessageDetails[Name]; element?: Element | undefined }
}[MessageName]
