import { Icon } from '../form/builder-icon.tsx'
import { writeWorkFile } from '../open/work-file.ts'
import type { BuilderState } from '../state/builder-state.ts'
import { usePictures } from '../state/pictures.tsx'
import { download, fileName } from './download.ts'

/** Downloads everything that the owner has entered, to continue later. */
export function WorkFilePanel({ state }: { state: BuilderState }) {
  const { files } = usePictures()
  const name = `${fileName(state.facts['name'])}-work-file.json`
  return (
    <section className="note work-file" aria-labelledby="work-file-title">
      <h3 id="work-file-title">Your work file</h3>
      <p>
        <b>The file to keep. Do not upload it.</b> It holds your pictures and everything that you entered,
        also what you have not confirmed. Choose “Open…” at the top to continue from it, later or on another
        computer.
      </p>
      <button
        type="button"
        className="button"
        onClick={() => download(name, writeWorkFile(state, files), 'application/json')}
      >
        <Icon name="download" /> Download the work file
      </button>
    </section>
  )
}
