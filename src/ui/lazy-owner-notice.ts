import { lazyPart } from './lazy-part.tsx'

/** The owner's notice. Most businesses have none. */
export const OwnerNotice = lazyPart(async () => (await import('./owner-notice.tsx')).OwnerNotice, null)
