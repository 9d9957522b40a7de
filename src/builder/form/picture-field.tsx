import { useId, useState } from 'react'
import { usePictures } from '../state/pictures.tsx'
import { PICTURES } from '../state/snippet-choices.ts'
import { descriptionOf } from './field-ids.ts'

interface Props {
  id: string
  /** The name of the picture for screen readers. */
  label: string
  /** The path or URL of the picture; empty without one. */
  value: string
  onChange: (value: string) => void
  onLeave: (value: string) => void
  hasHelp?: boolean
  hasError?: boolean
}

/** A picture from the owner's device or from a URL. Pictures stay in this browser until the website is published. */
export function PictureField({ id, label, value, onChange, onLeave, hasHelp, hasError }: Props) {
  const { urlOf, add } = usePictures()
  const [problem, setProblem] = useState('')
  const file = useId()
  const url = urlOf(value)
  // The path of a file means nothing to owners.
  const isFile = value.startsWith(PICTURES)

  async function choose(files: FileList | null): Promise<void> {
    const [chosen] = files ?? []
    if (!chosen) return
    const { path, message } = await add(chosen, id)
    setProblem(message)
    if (path) onChange(path)
  }

  return (
    <div className="picture">
      {url && <img src={url} alt="" />}
      <div className="picture-controls">
        <input
          id={file}
          type="file"
          className="visually-hidden"
          accept="image/png,image/jpeg,image/webp,image/svg+xml,image/avif"
          aria-label={`Choose a file: ${label}`}
          onChange={({ target }) => void choose(target.files)}
        />
        <label htmlFor={file} className="button quiet small">
          {value ? 'Replace' : 'Choose a picture'}
        </label>
        {value && (
          <button type="button" className="button plain small" onClick={() => onChange('')}>
            Remove<span className="visually-hidden">: {label}</span>
          </button>
        )}
      </div>
      {!isFile && (
        <input
          id={id}
          type="text"
          inputMode="url"
          placeholder="or an address: https://…"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => onLeave(target.value)}
          {...descriptionOf(id, Boolean(hasHelp), Boolean(hasError))}
        />
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
