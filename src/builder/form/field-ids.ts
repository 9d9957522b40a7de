/** Returns the IDs of a field's help and error. */
export function fieldIds(id: string) {
  return { helpId: `${id}-help`, errorId: `${id}-error` }
}

/** Returns the ARIA attributes that connect a control with its help and its error. */
export function descriptionOf(id: string, hasHelp: boolean, hasError: boolean) {
  const { helpId, errorId } = fieldIds(id)
  const ids = [hasError && errorId, hasHelp && helpId].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': hasError || undefined }
}
