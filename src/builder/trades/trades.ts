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

/** The facts of each trade, by file. The elements contain those of an electrician. */
const files = import.meta.glob<Facts>('./*.json', { eager: true, import: 'default' })

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
  trade('plumber', 'Plumber', 'Pipes, drains, water heaters'),
  trade('locksmith', 'Locksmith', 'Locks, keys, doors'),
  trade('hvac', 'Heating & cooling', 'Heating, air conditioning, ventilation'),
  trade('roofer', 'Roofer', 'Roofs, gutters, skylights'),
  trade('painter', 'Painter', 'Walls, ceilings, facades'),
  trade('gardener', 'Gardener', 'Lawns, hedges, planting'),
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

function trade(id: string, label: string, about: string): Trade {
  return { id, label, about, facts: suggestions(files[`./${id}.json`] ?? {}) }
}

/** Returns the default facts of the elements as suggestions. */
function electricianFacts({ withoutEmergency: _, unread: __, ...facts }: Facts): Facts {
  return suggestions({ ...facts, trade: { type: 'Electrician', ...fieldsOf(facts['trade']) } })
}

/**
 * Returns facts without the name of the business and its emergency hours. The owner answers in the facts whether the
 * business offers emergency service.
 */
function suggestions({ name: _, emergency: __, hours, ...facts }: Facts): Facts {
  const { emergency: ___, ...others } = fieldsOf(hours)
  return Object.keys(others).length > 0 ? { ...facts, hours: others } : facts
}
