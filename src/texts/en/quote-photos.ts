/** Texts of the quote form's photos. */
export const quotePhotoTexts = {
  quote_photos: 'Photos',
  quote_photos_hint: 'Up to {count} pictures.',
  quote_photos_add: 'Add Photos',
  quote_photos_loading: 'Preparing your photos…',
  // `name` is the name of a file.
  quote_photo_remove: 'Remove {name}',
  quote_photo_removed: '{name} was removed.',
  quote_photos_too_many: 'You can send up to {count} pictures. The others were not added.',
  quote_photo_unreadable: '“{name}” is not a picture that can be sent. Choose a JPEG or PNG file.',
  // For browsers that do not let a page scale pictures, because they protect visitors from being recognized.
  quote_photo_original:
    '“{name}” is sent unchanged, because your browser protects pictures. It may show where it was taken.',
  quote_photo_too_large:
    '“{name}” cannot be sent, because your browser does not let us make it smaller. Choose one below 5 MB.',
  quote_photos_failed: 'Photos cannot be added right now. Check your connection and try again.',
} as const
