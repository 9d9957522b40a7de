/** Texts of the dialog with a product's pictures. */
export const zoomTexts = {
  picture_position: 'Picture {number} of {count}',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
} as const
