import type { ContactKind, Emit } from '../../ui/element-events.ts'

/**
 * Emits `contact-click` for clicks on links with `data-contact` in an element's shadow root. Listens on the
 * root, which also receives clicks in prerendered markup before hydration.
 */
export function emitContactClicks(root: ShadowRoot, emit: Emit): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-contact]')
      const kind = link?.dataset['contact'] as ContactKind
      if (link && !emit('contact-click', { kind, href: link.href })) event.preventDefault()
    },
    // Capture, because a link of the website navigates in its own listener.
    true,
  )
}
