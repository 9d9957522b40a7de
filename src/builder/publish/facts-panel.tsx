import { Icon } from '../form/builder-icon.tsx'
import { FACTS_FILE } from '../snippet/addresses.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { publishedFacts } from '../state/published-facts.ts'
import { download } from './download.ts'

/** Downloads the business facts. */
export function FactsPanel({ state }: { state: BuilderState }) {
  const save = () =>
    download(FACTS_FILE, `${JSON.stringify(publishedFacts(state), null, 2)}\n`, 'application/json')
  return (
    <div className="panel">
      <p>
        The facts file holds what visitors may read about your business, for several pages or for a developer.
        It does not contain your pictures, colors, store or products.
      </p>
      <div className="actions">
        <button type="button" className="button primary" onClick={save}>
          <Icon name="download" /> Download the facts file
        </button>
      </div>
    </div>
  )
}
