/** Texts of the owner's notice, for example before holidays. */
export const noticeTexts = {
  // Screen readers read this as the name of the banner.
  notice: 'Notice',
} as const
