import { useState } from 'react'
import type { WorkPicture } from '../../business/business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { Heading } from '../../ui/heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The dialog with a picture. Most visitors do not open it. */
export const WorkDialog = lazyPart(async () => (await import('./work-dialog.tsx')).WorkDialog, null)

interface WorkGalleryProps {
  /** Pictures of finished jobs. */
  work: readonly WorkPicture[]
}

/** Pictures of finished jobs, which open in a dialog. Renders nothing if there are none. */
export function WorkGallery({ work }: WorkGalleryProps) {
  const [index, setIndex] = useState<number | null>(null)
  const shown = index === null ? undefined : work[index]
  if (work.length === 0) return null

  const step = (by: number) => setIndex((before) => ((before ?? 0) + by + work.length) % work.length)

  return (
    <div className="work">
      <Heading level={3} className="subheading">
        Our Work
      </Heading>
      <ul className="work-grid">
        {work.map(({ picture, text }, position) => (
          <li key={picture}>
            <button
              type="button"
              className="work-button"
              data-print=""
              aria-haspopup="dialog"
              onPointerEnter={WorkDialog.prepare}
              onFocus={WorkDialog.prepare}
              onClick={() => setIndex(position)}
            >
              <img
                src={ignoreBaseHref(picture)}
                alt=""
                width={800}
                height={600}
                loading="lazy"
                decoding="async"
              />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <WorkDialog shown={shown} hasMore={work.length > 1} onStep={step} onClose={() => setIndex(null)} />
      )}
    </div>
  )
}
