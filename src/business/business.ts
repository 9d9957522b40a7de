/** The business in words and numbers. Every text a visitor reads of it on the website comes from here. */
export interface Business {
  /** "Volt & Sons". */
  name: string
  /** null where the page names no owner; the business's name takes its place. */
  owner_name: string | null
  /** Address of the owner's photo; null shows a drawn mark. */
  owner_photo: string | null
  /** As people read it; null where the business gives none. */
  phone: string | null
  email: string | null
  /** The page's description for search engines. */
  description: string
  /** The hero's heading. */
  headline: string
  /** The footer's few words. */
  blurb: string
  /** Paragraphs of the owner's biography, unless the page brings its own. */
  bio: readonly string[]
  highlights: readonly Fact[]
  services: readonly Service[]
  rates: Rates
  statistics: readonly Fact[]
  service_area: string
  hours: Hours
}

/** A short text with a line beneath it, or a number with what it counts. */
export interface Fact {
  title: string
  text: string
}

export interface Service {
  title: string
  description: string
  features: readonly string[]
}

export interface Rates {
  title: string
  text: string
  note: string
}

export interface Hours {
  /** One line each, days and times. */
  regular: readonly Fact[]
  /** The regular hours in one line, as in the contact list. */
  regular_short: string
  emergency: string
  note: string
}
