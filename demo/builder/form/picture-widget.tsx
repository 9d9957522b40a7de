import type { WidgetProps } from '@rjsf/utils'
import { useId, useState } from 'react'
import { usePictures } from '../state/pictures.tsx'
import { PICTURES } from '../state/snippet-choices.ts'
import { descriptionOf } from './field-ids.ts'

/** A picture from the owner's device or from a URL. Pictures stay in this browser until the website is published. */
export function PictureWidget({ id, value, onChange, onBlur, label, schema, rawErrors }: WidgetProps) {
  const { urlOf, add } = usePictures()
  const [problem, setProblem] = useState('')
  const file = useId()
  // The path of a file means nothing to owners.
  const isFile = typeof value === 'string' && value.startsWith(PICTURES)
  const shown = typeof value === 'string' ? urlOf(value) : ''

  async function choose(files: FileList | null): Promise<void> {
    const [chosen] = files ?? []
    if (!chosen) return
    const { path, message } = await add(chosen, id)
    setProblem(message)
    if (path) onChange(path)
  }

  return (
    <div className="picture">
      {shown && <img src={shown} alt="" />}
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
          <button type="button" className="button plain small" onClick={() => onChange(undefined)}>
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
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
          onBlur={({ target }) => onBlur(id, target.value)}
          {...descriptionOf(id, Boolean(schema.description), Boolean(rawErrors?.length))}
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
