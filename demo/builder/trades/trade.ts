import type { Facts } from '../state/builder-state.ts'

/** A trade with suggestions for its texts. The builder leaves out their promises until the owner confirms them. */
export interface Trade {
  id: string
  label: string
  /** What the trade does, in a few words. */
  about: string
  facts: Facts
}

interface Suggestions {
  id: string
  label: string
  about: string
  /** The schema.org type. */
  type: string
  /** The person, such as "Plumber". */
  person: string
  /** The work, such as "Plumbing". */
  work: string
  headline: string
  blurb: string
  emergency: string
  services: readonly [title: string, description: string, features: readonly string[]][]
}

/** Returns a trade with suggestions, which include the promises that many businesses of the trade make. */
export function defineTrade({
  id,
  label,
  about,
  type,
  person,
  work,
  headline,
  blurb,
  emergency,
  services,
}: Suggestions): Trade {
  return {
    id,
    label,
    about,
    facts: {
      trade: {
        type,
        page_title: `${work} Services`,
        subtitle: `${work} by {name}`,
        credential: `Licensed & Insured ${person}`,
        emergency,
      },
      headline,
      description: blurb,
      blurb,
      emergency: true,
      hours: { emergency: '24/7' },
      highlights: [
        { title: 'Clear Quotes', text: 'In writing before work begins' },
        { title: '24/7 Emergency', text: 'Always on call' },
        { title: 'Free Estimates', text: 'Call us for a price' },
      ],
      services: services.map(([title, description, features]) => ({ title, description, features })),
      rates: {
        title: 'Ask for a Quote',
        text: 'You know the price before work begins, with no hidden fees.',
      },
      statistics: [{ title: '100%', text: 'Licensed & Insured' }],
    },
  }
}
