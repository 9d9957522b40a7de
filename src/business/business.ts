import type { JsonOf } from './fact-types.ts'
import type { FACTS } from './facts.ts'

export type FactName = keyof typeof FACTS

/** The business facts that the elements show. Optional facts that the owner omits are null or empty. */
export type Business = { [Name in FactName]: (typeof FACTS)[Name]['initial'] }

export type Service = Business['services'][number]
export type Testimonial = Business['testimonials'][number]
export type WorkPicture = Business['work'][number]
export type Address = NonNullable<Business['address']>
export type Geo = NonNullable<Business['geo']>

type JsonFacts = { [Name in FactName]?: JsonOf<(typeof FACTS)[Name]['type']> | undefined }

/** Business facts as owners write them in JSON. */
export interface OwnerFacts extends JsonFacts {}

/**
 * Business facts that override those from another source. If a fact, or a field of `hours` or `links`, is
 * missing here, the value from the other source is kept. Null means that the owner gave the fact or the field
 * in a form that could not be read: the elements then show no default in its place.
 */
export type FactOverrides = {
  [Name in FactName]?:
    | (Name extends 'hours' | 'links'
        ? { [Key in keyof Business[Name]]?: Business[Name][Key] | null | undefined }
        : Name extends 'rates' | 'trade'
          ? Partial<Business[Name]>
          : Business[Name])
    | null
    | undefined
}
