import { __iconData as chevronLeftIcon } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRightIcon } from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useState } from 'react'
import type { WorkPicture } from '../../business/business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { hasModifier } from '../../ui/has-modifier.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyModal, loadModalEarly } from '../../ui/lazy-modal.ts'
import { Text } from '../../ui/text.tsx'
import { isRightToLeft } from '../../ui/text-direction.ts'

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
  function stepByKey(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by || hasModifier(event)) return
    step(isRightToLeft(event.currentTarget) ? -by : by)
  }

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
              {...loadModalEarly}
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
        <LazyModal title="Our Work" kind="picture" onClose={() => setIndex(null)} onKeyDown={stepByKey}>
          <img className="work-picture" src={ignoreBaseHref(shown.picture)} alt={shown.text} />
          <div className="work-caption">
            <p role="status">
              <Text>{shown.text}</Text>
            </p>
            {work.length > 1 && (
              <div className="work-steps">
                <IconButton label="Previous picture" onClick={() => step(-1)}>
                  <Icon data={chevronLeftIcon} />
                </IconButton>
                <IconButton label="Next picture" onClick={() => step(1)}>
                  <Icon data={chevronRightIcon} />
                </IconButton>
              </div>
            )}
          </div>
        </LazyModal>
      )}
    </div>
  )
}
