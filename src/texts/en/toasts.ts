/** Texts of toasts that are not about the cart. */
export const toastTexts = {
  close_toast: 'Close notification',
  // Shown for a button that has no function yet.
  not_implemented_title: "Contact form isn't implemented yet",
  not_implemented_text: 'You can request this feature in your next prompt!',
  picture_not_enlarged: 'The picture could not be enlarged',
  hours_not_shown: 'The hours could not be shown',
  // Below one of the two errors above.
  check_connection: 'Check your connection and try again.',
} as const
