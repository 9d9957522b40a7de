/** The business facts that the website shows. */
export interface Business {
  /** Business name, for example "Volt & Sons". */
  name: string
  /** The owner's name; null shows the business name instead. */
  owner_name: string | null
  /** URL of the owner's photo; null shows a drawing instead. */
  owner_photo: string | null
  /** Phone number as displayed; null hides it. */
  phone: string | null
  /** Email address; null hides it. */
  email: string | null
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
}

/** A short title with a line of text, or a number with its label. */
export interface Fact {
  title: string
  text: string
}

/** One of the services that the business offers. */
export interface Service {
  title: string
  description: string
  features: readonly string[]
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
}
