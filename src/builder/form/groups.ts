/** A group of facts in the form. */
export interface Group {
  id: string
  title: string
  about: string
  facts: readonly string[]
}

/** The facts in the order in which owners need them. The first group is always open. */
const GROUPS: readonly Group[] = [
  {
    id: 'basics',
    title: 'The basics',
    about: 'This is enough for a first website.',
    facts: ['name', 'owner_name', 'phone', 'email', 'service_area'],
  },
  {
    id: 'place',
    title: 'Address and hours',
    about: 'Where you are and when you are there.',
    facts: ['address', 'hours', 'time_zone', 'emergency', 'areas'],
  },
  {
    id: 'services',
    title: 'Services and prices',
    about: 'What you do and how you charge.',
    facts: ['services', 'rates', 'price_range', 'brands', 'financing'],
  },
  {
    id: 'words',
    title: 'First screen',
    about: 'The words that visitors read first.',
    facts: ['headline', 'trade', 'blurb', 'description', 'highlights', 'notice'],
  },
  {
    id: 'about',
    title: 'About you',
    about: 'Why customers can trust you.',
    facts: ['owner_photo', 'bio', 'statistics', 'license_number', 'founded'],
  },
  {
    id: 'customers',
    title: 'Customers and work',
    about: 'What customers say and what you have done.',
    facts: ['testimonials', 'reviews', 'work'],
  },
  {
    id: 'links',
    title: 'Links',
    about: 'Your other pages and profiles.',
    facts: ['links', 'social'],
  },
]

/** Not asked for, because websites from the builder have no placeholders. */
const NEVER_ASKED = ['placeholders']

/** The facts that another step asks for. */
export const LOOK_FACTS = ['logo', 'hero_photo']

/** Returns the groups with the facts that exist. Facts without a group are in the last one. */
export function factGroups(names: readonly string[]): Group[] {
  const placed = [...NEVER_ASKED, ...LOOK_FACTS, ...GROUPS.flatMap(({ facts }) => facts)]
  const rest = names.filter((name) => !placed.includes(name))
  return [...GROUPS, { id: 'more', title: 'More details', about: 'Rarely needed.', facts: rest }]
    .map((group) => ({ ...group, facts: group.facts.filter((name) => names.includes(name)) }))
    .filter(({ facts }) => facts.length > 0)
}
