import { useState } from 'react'
import { Modal } from './builder-dialog.tsx'
import { Icon } from './form/builder-icon.tsx'
import { OpenDialog } from './open/open-dialog.tsx'
import type { Opened } from './open/open-file.ts'
import { ShareDialog } from './open/share-dialog.tsx'
import type { BuilderState } from './state/builder-state.ts'

interface Props {
  state: BuilderState
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  isSaved: boolean
  onOpen: (opened: Opened) => void
  onStartOver: () => void
}

/** The builder's name and the actions for all steps: undo, open, share, start over. */
export function TopBar({ state, undo, redo, isSaved, onOpen, onStartOver }: Props) {
  const [dialog, setDialog] = useState<'open' | 'share' | 'restart' | null>(null)
  const close = () => setDialog(null)
  return (
    <header className="top-bar">
      <a className="brand" href="./">
        <img src="icon.svg" alt="" width="28" height="28" />
        <span>electrician-elements</span>
      </a>
      <h1>Site builder</h1>
      <p className="saved">
        {isSaved
          ? 'Saved in this browser'
          : 'This browser saves nothing. Download the work file in “Publish” before you leave.'}
      </p>
      <div className="tools">
        <button type="button" className="tool" aria-disabled={!undo} onClick={() => undo?.()}>
          <Icon name="undo" /> <span>Undo</span>
        </button>
        <button type="button" className="tool" aria-disabled={!redo} onClick={() => redo?.()}>
          <Icon name="redo" /> <span>Redo</span>
        </button>
        <button type="button" className="tool" onClick={() => setDialog('open')}>
          <Icon name="open" /> <span>Open…</span>
        </button>
        <button type="button" className="tool" onClick={() => setDialog('share')}>
          <Icon name="link" /> <span>Share</span>
        </button>
        <button type="button" className="tool" onClick={() => setDialog('restart')}>
          <Icon name="restart" /> <span>Start over</span>
        </button>
      </div>
      {dialog === 'open' && (
        <OpenDialog
          state={state}
          onOpen={(opened) => {
            close()
            onOpen(opened)
          }}
          onClose={close}
        />
      )}
      {dialog === 'share' && <ShareDialog state={state} onClose={close} />}
      {dialog === 'restart' && (
        <Modal title="Start over?" onClose={close}>
          <p>This clears every field. “Undo” brings your entries back until you close this page.</p>
          <div className="actions">
            <button
              type="button"
              className="button danger"
              onClick={() => {
                close()
                onStartOver()
              }}
            >
              Start over
            </button>
            <button type="button" className="button quiet" onClick={close}>
              Keep my entries
            </button>
          </div>
        </Modal>
      )}
    </header>
  )
}
