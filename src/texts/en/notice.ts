/** Texts of the owner's notice, for example before holidays. */
export const noticeTexts = {
  // Screen readers read this as the name of the banner.
  notice: 'Notice',
  // The link to a page with details.
  learn_more: 'Learn more',
} as const
