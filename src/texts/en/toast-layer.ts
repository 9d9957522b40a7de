/** Texts that all toasts contain. */
export const toastLayerTexts = {
  close_toast: 'Close notification',
} as const
