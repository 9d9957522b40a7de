import type { FactName, OwnerFacts } from './business.ts'

/** A business fact's description, used only by the documentation, the JSON Schema and the site builder. */
export interface FactDocs<Name extends FactName = FactName> {
  /** A short description of the fact, without a period at the end. */
  about: string
  /** The places where the fact is shown. */
  shownIn: string
  example: NonNullable<OwnerFacts[Name]>
}
