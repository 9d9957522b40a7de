import { lazyPart } from './lazy-part.tsx'

/** `Modal`, for an element whose first render contains no dialog. Load it when the visitor may open the dialog. */
export const LazyModal = lazyPart(async () => (await import('./modal.tsx')).Modal, null)

/** Event handlers for a control that opens a `LazyModal`, which load it before the visitor clicks. */
export const loadModalEarly = { onPointerEnter: loadModal, onFocus: loadModal }

function loadModal(): void {
  LazyModal.load()?.catch(() => {})
}
