import { useId, useState } from 'react'
import { Modal } from '../builder-dialog.tsx'
import type { BuilderState } from '../state/builder-state.ts'
import { type Opened, openFile, openText, TOO_LARGE } from './open-file.ts'
import { MAX_FILE_BYTES } from './open-zip.ts'

interface Props {
  state: BuilderState
  onOpen: (opened: Opened) => void
  onClose: () => void
}

/** Opens a work file, a facts file, a products file, a website's zip, a page or a pasted snippet. */
export function OpenDialog({ state, onOpen, onClose }: Props) {
  const [problem, setProblem] = useState('')
  const [text, setText] = useState('')
  const id = useId()

  async function tryOpen(read: () => Opened | Promise<Opened>): Promise<void> {
    try {
      onOpen(await read())
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Modal title="Open" onClose={onClose}>
      <p>
        Continue with your <b>work file</b>, which brings back everything. The zip file or the home page of a
        website from this builder brings back what visitors see. You can also open a facts file, a products
        file or code that you copied here.
      </p>
      <div className="field">
        <label htmlFor={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".zip,.json,.html,.htm,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void tryOpen(() => read(file, state))
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>Or paste code or facts</label>
        <textarea
          id={`${id}-text`}
          rows={5}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <p className="help">
        This replaces your current entries. A products file replaces only your products. “Undo” brings them
        back.
      </p>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          onClick={() => void tryOpen(() => openText(text, state))}
        >
          Open the pasted text
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Modal>
  )
}

async function read(file: File, state: BuilderState): Promise<Opened> {
  if (file.size > MAX_FILE_BYTES) throw new Error(TOO_LARGE)
  return openFile(new Uint8Array(await file.arrayBuffer()), state)
}
