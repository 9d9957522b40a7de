import { Field } from '../form/field.tsx'
import { acceptsChecksum } from '../snippet/addresses.ts'
import { SCRIPT_KINDS, type ScriptKind, type SnippetChoices } from '../snippet/choices.ts'
import { technicalNotes } from '../snippet/script-warnings.ts'
import type { CodeChoices } from '../state/code-choices.ts'

const SCRIPT_NAMES: Record<ScriptKind, string> = {
  modules: 'Folder “modules”: loads only what a page uses',
  lite: 'One file',
  react: 'One file with React',
}

interface DeveloperOptionsProps {
  choices: SnippetChoices
  code: CodeChoices
  set: (changed: Partial<CodeChoices>) => void
}

/** The kind of script, its checksum, and what pages and servers with special settings need. */
export function DeveloperOptions({ choices, code, set }: DeveloperOptionsProps) {
  return (
    <details className="fold">
      <summary>
        <span className="fold-title">For developers</span>
      </summary>
      <div className="fold-content">
        <Field
          label="Script"
          value={code.script}
          options={SCRIPT_KINDS.map((value) => ({ value, label: SCRIPT_NAMES[value] }))}
          onChange={(script) => set({ script: script as ScriptKind })}
        />
        {acceptsChecksum(choices) && (
          <label className="check">
            <input
              type="checkbox"
              checked={code.hasChecksum}
              onChange={({ target }) => set({ hasChecksum: target.checked })}
            />
            <span>Add a checksum, so that browsers reject a changed script</span>
          </label>
        )}
        <ul>
          {technicalNotes(choices).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
