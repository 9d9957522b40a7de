/** Texts in files that the build of a website writes. Pages do not contain them. */
export const siteTexts = {
  icon_title: 'A lightning bolt',
  share_picture_alt: '{name}: {headline}',
} as const
