/** Texts of the toast for a button that has no function yet. */
export const unavailableTexts = {
  not_implemented_title: "Contact form isn't implemented yet",
  not_implemented_text: 'You can request this feature in your next prompt!',
} as const
