import { englishFacts } from '../../texts/en/facts.ts'
import { type Facts, fieldsOf } from '../state/builder-state.ts'
import { TRANSLATIONS } from './translations.ts'

/** A trade with suggestions for its texts. The builder leaves out their promises until the owner confirms them. */
export interface Trade {
  id: string
  label: string
  /** What the trade does, in a few words. */
  about: string
  facts: Facts
  /** The suggestions in other languages, by language. */
  translated?: Readonly<Record<string, Facts>>
}

/** The documentation of each trade, which contains its texts as a block of JSON. */
const pages = import.meta.glob<string>('../../../docs/trades/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The trades that the builder offers. */
export const TRADES: readonly Trade[] = [
  {
    id: 'electrician',
    label: 'Electrician',
    about: 'Wiring, panels, lighting',
    facts: electricianFacts(englishFacts),
    translated: Object.fromEntries(
      TRANSLATIONS.map(({ language, facts }) => [language, electricianFacts(facts)]),
    ),
  },
  documented('plumber', 'Plumber', 'Pipes, drains, water heaters'),
  documented('locksmith', 'Locksmith', 'Locks, keys, doors'),
  documented('hvac', 'Heating & cooling', 'Heating, air conditioning, ventilation'),
  documented('roofer', 'Roofer', 'Roofs, gutters, skylights'),
  documented('painter', 'Painter', 'Walls, ceilings, facades'),
  documented('gardener', 'Gardener', 'Lawns, hedges, planting'),
]

/**
 * Returns the suggestions for a trade in a language; empty for English. Without a translation, the only suggestion is the
 * trade’s type for search engines, because visitors must not read English texts on a website in another language.
 */
export function suggestionsFor(id: string, language: string): Facts {
  const { facts = {}, translated = {} } = TRADES.find((trade) => trade.id === id) ?? {}
  if (!language) return facts
  const { type } = fieldsOf(facts['trade'])
  return translated[language] ?? (type ? { trade: { type } } : {})
}

/** Returns the default facts of the elements as suggestions. */
function electricianFacts({ withoutEmergency: _, unread: __, ...facts }: Facts): Facts {
  return suggestions({ ...facts, trade: { type: 'Electrician', ...fieldsOf(facts['trade']) } })
}

function documented(id: string, label: string, about: string): Trade {
  const page = pages[`../../../docs/trades/${id}.md`] ?? ''
  const [, block = '{}'] = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? []
  return { id, label, about, facts: suggestions(JSON.parse(block)) }
}

/**
 * Returns facts without the name of the business and its emergency hours. The owner answers in the facts whether the
 * business offers emergency service.
 */
function suggestions({ name: _, emergency: __, hours, ...facts }: Facts): Facts {
  const { emergency: ___, ...others } = fieldsOf(hours)
  return Object.keys(others).length > 0 ? { ...facts, hours: others } : facts
}
