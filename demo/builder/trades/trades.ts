import { englishFacts } from '../../../src/texts/en/facts.ts'
import { type Facts, fieldsOf } from '../state/builder-state.ts'

/** A trade with suggestions for its texts. The builder leaves out their promises until the owner confirms them. */
export interface Trade {
  id: string
  label: string
  /** What the trade does, in a few words. */
  about: string
  facts: Facts
}

/** The documentation of each trade, which contains its texts as a block of JSON. */
const pages = import.meta.glob<string>('../../../docs/trades/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const { withoutEmergency: _, unread: __, ...electricianFacts } = englishFacts

/** The trades that the builder offers. */
export const TRADES: readonly Trade[] = [
  {
    id: 'electrician',
    label: 'Electrician',
    about: 'Wiring, panels, lighting',
    facts: suggestions({ ...electricianFacts, trade: { type: 'Electrician', ...electricianFacts.trade } }),
  },
  documented('plumber', 'Plumber', 'Pipes, drains, water heaters'),
  documented('locksmith', 'Locksmith', 'Locks, keys, doors'),
  documented('hvac', 'Heating & cooling', 'Heating, air conditioning, ventilation'),
  documented('roofer', 'Roofer', 'Roofs, gutters, skylights'),
  documented('painter', 'Painter', 'Walls, ceilings, facades'),
  documented('gardener', 'Gardener', 'Lawns, hedges, planting'),
]

function documented(id: string, label: string, about: string): Trade {
  const page = pages[`../../../docs/trades/${id}.md`] ?? ''
  const [, block = '{}'] = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? []
  return { id, label, about, facts: suggestions(JSON.parse(block)) }
}

/** Returns facts without the name of the business, and with the emergency service that the elements show by default. */
function suggestions({ name: _, ...facts }: Facts): Facts {
  return { ...facts, emergency: true, hours: { emergency: '24/7', ...fieldsOf(facts['hours']) } }
}
