/** Texts of many elements, toasts and dialogs. */
export const sharedTexts = {
  loading: 'Loading…',
  try_again: 'Try again',
  close: 'Close',
  call_phone: 'Call {phone}',
  // A list, such as hours before and after a break, or a product’s title and its style. `more` may be a list
  // too.
  list: '{first}, {more}',
  // The link to a page with details.
  learn_more: 'Learn more',
  back_to_home: 'Back to Home',
  part_not_loaded: 'This part of the page could not be loaded. Check your connection or reload the page.',
  part_failed: 'Something went wrong here, and this part of the page could not be shown.',
  previous_picture: 'Previous picture',
  next_picture: 'Next picture',
  picture_not_enlarged: 'The picture could not be enlarged',
  hours_not_shown: 'The hours could not be shown',
  // Below one of the two errors above.
  check_connection: 'Check your connection and try again.',
  close_toast: 'Close notification',
  not_implemented_title: "Contact form isn't implemented yet",
  not_implemented_text: 'You can request this feature in your next prompt!',
} as const
