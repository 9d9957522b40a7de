/** Texts of carousels and of dialogs with pictures. */
export const pictureTexts = {
  previous_picture: 'Previous picture',
  next_picture: 'Next picture',
} as const
