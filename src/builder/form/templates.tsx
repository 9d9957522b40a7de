import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { type MouseEventHandler, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from './builder-icon.tsx'
import { fieldIds } from './field-ids.ts'

/** A label, the control, its help and its errors. */
function FieldTemplate({
  id,
  label,
  rawDescription,
  rawErrors,
  children,
  displayLabel,
  schema,
  hidden,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>
  const { errorId, helpId } = fieldIds(id)
  const isGroup = schema.type === 'object' || schema.type === 'array'
  const hasLabel = displayLabel && schema.type !== 'boolean'
  return (
    <div className={isGroup ? 'field-group' : 'field'} data-invalid={rawErrors?.length ? '' : undefined}>
      {hasLabel && !isGroup && <label htmlFor={id}>{label}</label>}
      {children}
      {rawDescription && !isGroup && (
        <p className="help" id={helpId}>
          {rawDescription}
        </p>
      )}
      {rawErrors && rawErrors.length > 0 && (
        <p className="error" id={errorId}>
          {rawErrors.join(' ')}
        </p>
      )}
    </div>
  )
}

/** The fields of an object below its title. */
function ObjectFieldTemplate({ title, properties, fieldPathId, description }: ObjectFieldTemplateProps) {
  const fields = properties.map(({ content }) => content)
  // The form itself and the entries of a list have their title elsewhere.
  if (fieldPathId.path.length === 0 || typeof fieldPathId.path.at(-1) === 'number')
    return <div className="fields">{fields}</div>
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      {description && <p className="help">{description}</p>}
      <div className="fields">{fields}</div>
    </fieldset>
  )
}

/** A list with a button that adds an entry. */
function ArrayFieldTemplate({
  title,
  items,
  onAddClick,
  schema,
  uiSchema,
  fieldPathId,
}: ArrayFieldTemplateProps) {
  const list = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added > 0)
      list.current?.querySelector<HTMLElement>(':scope > :last-child :is(input, textarea)')?.focus()
  }, [added])
  const help = uiSchema?.['ui:description'] ?? schema.description
  return (
    <fieldset className="group list" id={fieldPathId.$id}>
      <legend>{title}</legend>
      {help && <p className="help">{help}</p>}
      <div className="entries" ref={list}>
        {items}
      </div>
      <button
        type="button"
        className="button quiet small"
        onClick={() => {
          onAddClick()
          setAdded(added + 1)
        }}
      >
        <Icon name="plus" /> Add<span className="visually-hidden"> to “{title}”</span>
      </button>
    </fieldset>
  )
}

/** An entry of a list with buttons that move and remove it. */
function ArrayFieldItemTemplate({ children, buttonsProps, index, totalItems }: ArrayFieldItemTemplateProps) {
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const entry = `entry ${index + 1}`
  return (
    <div className="entry">
      <div className="entry-fields">{children}</div>
      <div className="entry-buttons">
        {index > 0 && <EntryButton icon="up" label={`Move ${entry} up`} onClick={onMoveUpItem} />}
        {index < totalItems - 1 && (
          <EntryButton icon="down" label={`Move ${entry} down`} onClick={onMoveDownItem} />
        )}
        <EntryButton icon="remove" label={`Remove ${entry}`} onClick={onRemoveItem} />
      </div>
    </div>
  )
}

interface EntryButtonProps {
  icon: IconName
  label: string
  onClick: MouseEventHandler
}

function EntryButton({ icon, label, onClick }: EntryButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

export const templates = { FieldTemplate, ObjectFieldTemplate, ArrayFieldTemplate, ArrayFieldItemTemplate }
