import { useId, useRef } from 'react'
import { Modal } from '../builder-dialog.tsx'
import { CopyButton } from '../publish/copy-button.tsx'
import type { BuilderState } from '../state/builder-state.ts'
import { MAX_LINK_LENGTH, shareHash } from './share-link.ts'

/** A link that contains the choices. */
export function ShareDialog({ state, onClose }: { state: BuilderState; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const link = new URL(shareHash(state), location.href.replace(/#.*/, '')).href
  return (
    <Modal title="Share" onClose={onClose}>
      <p>
        Anyone with this link can see your entries, including your phone number and email address. The link
        includes neither your pictures nor statements that you have not confirmed in the step “Publish”.
      </p>
      <div className="field">
        <label htmlFor={id}>Link</label>
        <input id={id} ref={field} readOnly value={link} />
      </div>
      {link.length > MAX_LINK_LENGTH && (
        <p className="note">
          This link has {link.length.toLocaleString('en')} characters. Some mail and chat programs cut off
          links with more than {MAX_LINK_LENGTH.toLocaleString('en')}. If yours does, send your work file from
          the step “Publish” instead.
        </p>
      )}
      <CopyButton label="Copy the link" text={link} onBlocked={() => field.current?.select()} />
      <div className="actions">
        <button type="button" className="button quiet" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}
