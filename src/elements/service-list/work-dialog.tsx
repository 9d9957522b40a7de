import { __iconData as chevronLeftIcon } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRightIcon } from 'lucide-react/icons/chevron-right'
import type { KeyboardEvent } from 'react'
import type { WorkPicture } from '../../business/business.ts'
import { ignoreBaseHref } from '../../navigation/url.ts'
import { sectionTexts } from '../../texts/en/sections.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { hasModifier } from '../../ui/has-modifier.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Text } from '../../ui/text.tsx'
import { isRightToLeft } from '../../ui/text-direction.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import workDialog from './work-dialog.css?inline'

interface WorkDialogProps {
  /** The title of the dialog. */
  title: string
  /** The picture to show. */
  shown: WorkPicture
  /** Whether there are other pictures. */
  hasMore: boolean
  /** Whether any of the pictures has a picture from before the job. */
  hasPairs: boolean
  /** Shows another picture: 1 is the next one, -1 the previous one. */
  onStep: (by: number) => void
  onClose: () => void
}

const workDialogTexts = { ...sharedTexts, ...sectionTexts }

/** A dialog with a picture of a finished job. */
export const WorkDialog = withStyles([workDialog], Dialog)

function Dialog({ title, shown, hasMore, hasPairs, onStep, onClose }: WorkDialogProps) {
  const text = useTexts(workDialogTexts)
  function stepByKey(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by || hasModifier(event)) return
    onStep(isRightToLeft(event.currentTarget) ? -by : by)
  }

  return (
    <Modal title={title} kind="picture" onClose={onClose} onKeyDown={stepByKey}>
      {shown.before ? (
        <div className="work-pair">
          <LabeledPicture label={text('work_before')} file={shown.before} alt={shown.text} />
          <LabeledPicture label={text('work_after')} file={shown.picture} alt={shown.text} />
        </div>
      ) : (
        <img className="work-picture" src={ignoreBaseHref(shown.picture)} alt={shown.text} />
      )}
      <div className="work-caption" data-has-pairs={hasPairs ? '' : undefined}>
        <p role="status">
          <Text>{shown.text}</Text>
        </p>
        {hasMore && (
          <div className="work-steps">
            <IconButton label={text('previous_picture')} onClick={() => onStep(-1)}>
              <Icon data={chevronLeftIcon} />
            </IconButton>
            <IconButton label={text('next_picture')} onClick={() => onStep(1)}>
              <Icon data={chevronRightIcon} />
            </IconButton>
          </div>
        )}
      </div>
    </Modal>
  )
}

interface LabeledPictureProps {
  /** Whether the picture is from before or after the job. */
  label: string
  /** URL of the picture. */
  file: string
  alt: string
}

function LabeledPicture({ label, file, alt }: LabeledPictureProps) {
  return (
    <figure className="work-figure">
      <img className="work-picture" src={ignoreBaseHref(file)} alt={alt} />
      <figcaption className="work-label">{label}</figcaption>
    </figure>
  )
}
