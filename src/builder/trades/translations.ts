import type { CompleteTranslation } from '../../texts/en.ts'

const modules = import.meta.glob<Record<string, CompleteTranslation>>('../../languages/*.ts', {
  eager: true,
})

/** The translations of the elements into all languages except English. */
export const TRANSLATIONS: readonly CompleteTranslation[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
)
