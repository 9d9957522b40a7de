import { __iconData as xIcon } from 'lucide-react/icons/x'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { MAX_PHOTOS, type Photo } from '../../quote/photos.ts'
import { quotePhotoTexts } from '../../texts/en/quote-photos.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Text } from '../../ui/text.tsx'
import { withStyles } from '../../ui/with-styles.tsx'
import photoField from './photo-field.css?inline'

interface PhotoFieldProps {
  photos: readonly Photo[]
  onChange: (photos: readonly Photo[]) => void
}

/** A field for photos of the job. Loads the code that scales pictures when the visitor adds the first one. */
export const PhotoField = withStyles(
  [photoField],
  function PhotoField({ photos, onChange }: PhotoFieldProps) {
    const text = useTexts(quotePhotoTexts)
    const id = useId()
    const input = useRef<HTMLInputElement>(null)
    const button = useRef<HTMLButtonElement>(null)
    const [isLoading, setLoading] = useState(false)
    const [outcome, setOutcome] = useState({ message: '', isProblem: false })

    async function add({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
      const files = [...(currentTarget.files ?? [])]
      // Without this, browsers fire no `change` event if the visitor chooses a removed file again.
      currentTarget.value = ''
      setLoading(true)
      const added: Photo[] = []
      let problem = ''
      let hint = ''
      try {
        const { scalePhoto } = await import('../../quote/scale-photo.ts')
        for (const file of files) {
          if (photos.length + added.length === MAX_PHOTOS) {
            problem ||= text('quote_photos_too_many', { count: MAX_PHOTOS })
            break
          }
          const photo = await scalePhoto(file).catch(() => undefined)
          const { name } = file
          if (photo) added.push(photo)
          else problem ||= text(photo === null ? 'quote_photo_too_large' : 'quote_photo_unreadable', { name })
          if (photo?.isOriginal) hint = text('quote_photo_original', { name })
        }
      } catch {
        problem = text('quote_photos_failed')
      }
      setLoading(false)
      setOutcome({ message: problem || hint, isProblem: problem !== '' })
      onChange([...photos, ...added])
    }

    function remove(photo: Photo): void {
      onChange(photos.filter((other) => other !== photo))
      setOutcome({ message: text('quote_photo_removed', { name: photo.file.name }), isProblem: false })
      // The focused button disappears.
      button.current?.focus()
    }

    function choose(): void {
      if (isLoading) return
      if (photos.length < MAX_PHOTOS) input.current?.click()
      else setOutcome({ message: text('quote_photos_too_many', { count: MAX_PHOTOS }), isProblem: true })
    }

    return (
      <fieldset className="field">
        <legend className="field-label">{text('quote_photos')}</legend>
        <p className="photo-hint" id={`${id}-hint`}>
          <Text>{text('quote_photos_hint', { count: MAX_PHOTOS })}</Text>
        </p>
        {photos.length > 0 && (
          <ul className="photo-list">
            {photos.map((photo, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file can be added twice
              <li key={index} className="photo">
                <span ref={(element) => element?.replaceChildren(photo.thumbnail)} />
                <IconButton
                  label={text('quote_photo_remove', { name: photo.file.name })}
                  onClick={() => remove(photo)}
                >
                  <Icon data={xIcon} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={(event) => void add(event)}
        />
        <button
          ref={button}
          type="button"
          className="button"
          data-kind="quiet"
          aria-describedby={`${id}-hint`}
          aria-disabled={isLoading || photos.length === MAX_PHOTOS}
          onClick={choose}
        >
          <Text>{text('quote_photos_add')}</Text>
        </button>
        <p className={outcome.isProblem ? 'field-problem' : 'photo-hint'} role="status">
          <Text>{isLoading ? text('quote_photos_loading') : outcome.message}</Text>
        </p>
      </fieldset>
    )
  },
)
