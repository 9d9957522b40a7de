import type { WeekSpan } from './week.ts'

/** The business facts that the elements show. Optional facts are null or empty if the owner does not provide them. */
export interface Business {
  /** Business name, for example "Volt & Sons". */
  name: string
  /** The owner's name; null shows the business name instead. */
  owner_name: string | null
  /** URL of the owner's photo; null shows a drawing instead. */
  owner_photo: string | null
  /** URL of the logo; null shows a lightning bolt for electricians and nothing for other trades. */
  logo: string | null
  /** Whether the business offers emergency service. Without it, the elements do not mention emergencies. */
  emergency: boolean
  /** Phone number as displayed; null hides it. */
  phone: string | null
  /** Email address; null hides it. */
  email: string | null
  /** Wording that depends on the trade of the business, for example plumbing. */
  trade: Trade
  /** Description of the home page for search engines. */
  description: string
  /** Heading of the home page. */
  headline: string
  /** Short description in the footer. */
  blurb: string
  /** Paragraphs of the owner's biography; the `owner-bio` slot replaces them. */
  bio: readonly string[]
  highlights: readonly Fact[]
  services: readonly Service[]
  rates: Rates
  statistics: readonly Fact[]
  service_area: string
  hours: Hours
  /** IANA name of the time zone of the hours, such as `America/Chicago`; null hides whether the business is open now. */
  time_zone: string | null
  address: Address | null
  geo: Geo | null
  license_number: string | null
  /** The year in which the business was founded. */
  founded: string | null
  /** The price level, such as `$$`. */
  price_range: string | null
  links: Links
  social: readonly SocialLink[]
  testimonials: readonly Testimonial[]
  work: readonly WorkPicture[]
  /** Title of the toast for features that are not available. */
  unavailable_title: string | null
  /** Text of the toast for features that are not available. */
  unavailable_text: string | null
}

/** A title with a line of text below it, or a number with its label. */
export interface Fact {
  title: string
  text: string
}

/** Wording that depends on the trade of the business, for example plumbing. */
export interface Trade {
  /** The schema.org type of the business, a subtype of LocalBusiness such as `Plumber`. */
  type: string
  /** The second half of the home page's title. */
  page_title: string
  /** The line below the headline. `{name}` is replaced by the owner's name. */
  subtitle: string
  /** The qualification in the copyright line. */
  credential: string
  /** The question on the emergency card. */
  emergency: string
}

/** A service that the business offers. */
export interface Service {
  title: string
  description?: string
  features?: readonly string[]
}

/** The "Professional Rates" card. */
export interface Rates {
  title: string
  text: string
  note: string
}

/** Business hours. */
export interface Hours {
  /** Regular hours, one entry per line: `title` contains the days and `text` contains the times. */
  regular: readonly Fact[]
  /** The regular hours on one line, for the contact list. */
  regular_short: string
  emergency: string
  note: string
  /** The weekly schedule; null if the owner provides only text. */
  week: readonly WeekSpan[] | null
}

/** A postal address. At least one field is set. */
export interface Address {
  street?: string
  city?: string
  region?: string
  postal_code?: string
  /** The name of the country, or its two-letter code. */
  country?: string
}

/** A position in degrees. */
export interface Geo {
  latitude: number
  longitude: number
}

/** URLs of other pages. */
export interface Links {
  privacy?: string
  terms?: string
  imprint?: string
  /** The URL that "Book Now" and the owner section's "Schedule a Consultation" open. */
  booking?: string
  /** The URL that "View Coverage" opens. */
  coverage?: string
}

/** A profile of the business on another website. */
export interface SocialLink {
  title: string
  url: string
}

/** What a customer says about the business. */
export interface Testimonial {
  quote: string
  name: string
  place?: string
}

/** A picture of a finished job. */
export interface WorkPicture {
  /** URL of the picture. */
  picture: string
  /** A description, shown below the picture. */
  text: string
}

/**
 * Business facts that override those from another source. If a fact, or a field of `hours` or `links`, is missing here,
 * the value from the other source is kept. Null means that the owner gave the fact or the field in a form that could not
 * be read: the elements then show no default in its place.
 */
export type FactOverrides = {
  [Name in keyof Business]?:
    | (Name extends 'hours' | 'links' | 'rates' | 'trade'
        ? { [Key in keyof Business[Name]]?: Business[Name][Key] | null | undefined }
        : Business[Name])
    | null
    | undefined
}
