/** Texts of toasts about dialogs that cannot be loaded. */
export const toastTexts = {
  picture_not_enlarged: 'The picture could not be enlarged',
  hours_not_shown: 'The hours could not be shown',
  // Below one of the two errors above.
  check_connection: 'Check your connection and try again.',
} as const
