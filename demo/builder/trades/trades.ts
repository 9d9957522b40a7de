import { englishFacts } from '../../../src/texts/en/facts.ts'
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

/** Returns the suggestions for a trade. If they are not translated into the language, returns the English ones. */
export function suggestionsFor(id: string, language: string): Facts {
  const trade = TRADES.find((each) => each.id === id)
  return trade?.translated?.[language] ?? trade?.facts ?? {}
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

/** Returns facts without the name of the business, and with the emergency service that the elements show by default. */
function suggestions({ name: _, ...facts }: Facts): Facts {
  return { ...facts, emergency: true, hours: { emergency: '24/7', ...fieldsOf(facts['hours']) } }
}
