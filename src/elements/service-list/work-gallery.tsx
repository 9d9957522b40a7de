import { useState } from 'react'
import type { WorkPicture } from '../../business/business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { sectionTexts } from '../../texts/en/sections.ts'
import { enlargeFailedToast } from '../../toasts/dialog-toasts.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { Heading } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import { showToastLazily } from '../toast-area/lazy-toasts.ts'
import workGallery from './work-gallery.css?inline'

/** The dialog with a picture. Most visitors do not open it. */
export const WorkDialog = lazyPart(async () => (await import('./work-dialog.tsx')).WorkDialog, null)

interface WorkGalleryProps {
  /** Pictures of finished jobs. */
  work: readonly WorkPicture[]
}

/** Pictures of finished jobs, which open in a dialog. Renders nothing if there are none. */
export const WorkGallery = withStyles([workGallery], Gallery)

function Gallery({ work }: WorkGalleryProps) {
  const text = useTexts(sectionTexts)
  const [index, setIndex] = useState(0)
  const locale = useLocale()
  const showFailure = () => void showToastLazily(enlargeFailedToast(locale))
  const { isOpen, isLoading, open, close } = useLazyDialog(WorkDialog, showFailure)
  const shown = work[index]
  if (work.length === 0) return null

  const step = (by: number) => setIndex((before) => (before + by + work.length) % work.length)

  return (
    <div className="work">
      <Heading level={3} className="subheading">
        {text('our_work')}
      </Heading>
      <ul className="work-grid">
        {work.map(({ picture, before, text: caption }, position) => (
          <li key={picture}>
            <button
              type="button"
              className="work-button"
              data-print=""
              aria-haspopup="dialog"
              aria-busy={isLoading && position === index}
              onPointerEnter={WorkDialog.prepare}
              onFocus={WorkDialog.prepare}
              onClick={({ currentTarget }) => {
                setIndex(position)
                void open(currentTarget)
              }}
            >
              <span className="work-pictures">
                {[before, picture].map(
                  (file, half) =>
                    file && (
                      <span key={file} className="work-half">
                        <img
                          src={ignoreBaseHref(file)}
                          alt=""
                          width={800}
                          height={600}
                          loading="lazy"
                          decoding="async"
                        />
                        {before && (
                          <span className="work-label" aria-hidden="true">
                            {text(half ? 'work_after' : 'work_before')}
                          </span>
                        )}
                      </span>
                    ),
                )}
              </span>
              <span>{caption}</span>
            </button>
          </li>
        ))}
      </ul>
      {isOpen && shown && (
        <WorkDialog
          title={text('our_work')}
          shown={shown}
          hasMore={work.length > 1}
          hasPairs={work.some(({ before }) => before)}
          onStep={step}
          onClose={close}
        />
      )}
    </div>
  )
}
